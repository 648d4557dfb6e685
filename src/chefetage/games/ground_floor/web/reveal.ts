/* Brings the nearest choice into the window when none is to be seen. */

/** A choice counts as seen if it is not under the edges, where bars of the page may lie. */
const MARGIN = 90

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > MARGIN && top < innerHeight - MARGIN
}

function distance(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect()
  return Math.abs(top + bottom - innerHeight)
}

export function revealChoice(board: HTMLElement, still: boolean): void {
  const choices = [...board.querySelectorAll('[data-move]')]
  if (choices.some(isSeen)) return
  const [nearest] = choices.sort((one, other) => distance(one) - distance(other))
  nearest?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' })
}
