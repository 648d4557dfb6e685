/* The places of a new decision come into view: all of them, or the first where the screen has no room for all. */
import type { BoardTable } from './types'

export type Span = Pick<DOMRect, 'top' | 'bottom'>
type Deciding = Pick<BoardTable<unknown>, 'offers' | 'step' | 'reducedMotion'>

const MARGIN = 12

/** Remembers the last decision; called whenever the table has changed, it shows where a new one is made. */
export function attention(): (board: Element | undefined, table: Deciding) => void {
  let before = ''
  return (board, table) => {
    const decision = table.offers.size > 0 ? table.step : ''
    if (board && decision && decision !== before) bringIntoView(board, table.reducedMotion)
    before = decision
  }
}

export function bringIntoView(board: Element, isStill: boolean): void {
  const places = [...board.querySelectorAll('[data-move]')].map((place) => place.getBoundingClientRect())
  const way = distance(places, { top: covered(), bottom: innerHeight })
  if (way !== 0) scrollBy({ top: way, behavior: isStill ? 'auto' : 'smooth' })
}

/** How much of the screen the bar above the board covers. */
function covered(): number {
  return parseFloat(document.documentElement.style.getPropertyValue('--covered')) || 0
}

/** How far the page must move to show the places in a window; 0 if they are seen well enough. */
export function distance(places: Span[], window: Span): number {
  if (places.length === 0) return 0
  const top = Math.min(...places.map((place) => place.top))
  const bottom = Math.max(...places.map((place) => place.bottom))
  if (top >= window.top && bottom <= window.bottom) return 0
  const middle = (window.top + window.bottom) / 2
  const isTooTall = bottom - top > window.bottom - window.top
  if (!isTooTall) return (top + bottom) / 2 - middle
  const isOneInUpperHalf = places.some((place) => place.top >= window.top && place.top < middle)
  return isOneInUpperHalf ? 0 : top - window.top - MARGIN
}
