/* The places of a new decision come into view: all of them, or the first where the screen has no room for all. */

const MARGIN = 12

/** How much of the screen the bar above the board covers. */
function covered(): number {
  return parseFloat(document.documentElement.style.getPropertyValue('--covered')) || 0
}

/** How far the page must move to show what lies between two heights of the window; 0 if it shows them. */
export function distance(top: number, bottom: number, from: number, to: number): number {
  if (top >= from && bottom <= to) return 0
  const isTooTall = bottom - top > to - from
  if (!isTooTall) return (top + bottom - from - to) / 2
  const startsInUpperHalf = top >= from && top < (from + to) / 2
  return startsInUpperHalf ? 0 : top - from - MARGIN
}

export function bringIntoView(board: Element, isStill: boolean): void {
  const boxes = [...board.querySelectorAll('[data-move]')].map((place) => place.getBoundingClientRect())
  if (boxes.length === 0) return
  const top = Math.min(...boxes.map((box) => box.top))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  const way = distance(top, bottom, covered(), innerHeight)
  if (way !== 0) scrollBy({ top: way, behavior: isStill ? 'auto' : 'smooth' })
}
