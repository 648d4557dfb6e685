/* The newest stands at the bottom: whoever reads it is taken along when more comes, others keep their place. */

/** Nearer to the bottom one is said to read the newest. */
const NEAR_PX = 24

export function scrollerOf(part: HTMLElement): HTMLElement | null {
  for (let parent = part.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  }
  return null
}

/** Whether somebody reads what happened before. */
export function isReadingOn(scroller: HTMLElement | null): boolean {
  return scroller !== null && scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop > NEAR_PX
}

export function toNewest(scroller: HTMLElement | null): void {
  if (scroller) scroller.scrollTop = scroller.scrollHeight
}
