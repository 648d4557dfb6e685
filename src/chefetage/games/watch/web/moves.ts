/* Where the moves are offered: at their place on the board, or else on the desk. */
import type { Offer } from '$board/types'
import type { Table } from './types'

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

/** Amounts and sets of cards that are chosen on the desk. */
const CHOSEN_ON_DESK = new Set(['sell', 'repay_on_watch', 'spy', 'keep'])

/** What the desk asks about: the rule of its first move. */
export function deskRule(table: Table): string | undefined {
  const onDesk = (offer: Offer) => CHOSEN_ON_DESK.has(offer.action) || !PLACED.has(offer.action)
  return [...table.offers.values()].find(onDesk)?.rule
}

export function deskMoves(table: Table): Offer[] {
  return [...table.offers.values()].filter((offer) => !PLACED.has(offer.action))
}

/** The set of cards as the notation writes it, in the order of the data. */
export function setKey(picked: string[], order: string[]): string {
  const sorted = [...picked].sort((a, b) => order.indexOf(a) - order.indexOf(b))
  return sorted.join('+') || 'none'
}
