/* Where the moves are offered: at their place on the board, or else on the desk. */
import type { Offer } from '$board/types'
import type { Table } from './components'

/** Actions that have a place of their own; all others go to the desk, so that none is ever out of reach. */
const PLACED = new Set([
  'place',
  'repay',
  'bank_pays',
  'move_document',
  'extra_crate',
  'sell',
  'exchange',
  'slide',
  'upgrade',
  'keep',
  'spy',
  'repay_on_watch',
  'disc',
  'lift',
  'target',
])

export function deskMoves(table: Table): Offer[] {
  return [...table.offers.values()].filter((offer) => !PLACED.has(offer.action))
}

export function offersOf(table: Table, action: string): Offer[] {
  return [...table.offers.values()].filter((offer) => offer.action === action)
}

/** The set of cards as the notation writes it, in the order of the data. */
export function setKey(picked: string[], order: string[]): string {
  const sorted = [...picked].sort((a, b) => order.indexOf(a) - order.indexOf(b))
  return sorted.join('+') || 'none'
}
