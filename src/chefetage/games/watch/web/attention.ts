/* A new decision comes into view if none of its places is. */

function isVisible(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

export function bringIntoView(board: Element, isStill: boolean): void {
  const places = [...board.querySelectorAll('[data-move]')]
  if (places.some(isVisible)) return
  places[0]?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
}
