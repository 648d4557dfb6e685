/* What comes to a board that is looked at grows into its place; what was there from the beginning is just there. */
import { onMount, untrack } from 'svelte'

/** Milliseconds; it waits as long, for the piece that flies there. */
const DURATION = 350

/** An attachment for what may come to the component that calls this. */
export function arriving(isSeen: () => boolean): (element: Element) => void {
  let isDrawn = false
  onMount(() => void (isDrawn = true))
  return (element) =>
    untrack(() => {
      if (!isDrawn || !isSeen()) return
      const timing = { duration: DURATION, delay: DURATION, fill: 'backwards', easing: 'ease-out' } as const
      element.animate([{ opacity: 0, transform: 'scale(0)' }, {}], timing)
    })
}
