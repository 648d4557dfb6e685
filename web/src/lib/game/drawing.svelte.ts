/* A phone draws the part of a board that it shows first; the others follow one by one, each when the last is seen. */
import { ALL_PARTS } from '$board/types'
import { windowLayout } from '../window_layout.svelte'

export class Drawing {
  parts = $state(windowLayout.now === 'phone' ? 1 : ALL_PARTS)
  readonly isDone = $derived(this.parts === ALL_PARTS)

  /** What has been drawn so far is in the page. */
  goOn(): void {
    if (this.parts < ALL_PARTS) requestAnimationFrame(() => setTimeout(() => (this.parts += 1)))
  }
}
