/* Which moves belong to which place, legal or not: the table explains why not. */
import type { Choice } from '$board/games'
import { printed } from './printed'
import type { Table } from './types'

export interface PileMove {
  amount: number
  move: string
}

/** At the pile: one for each number of tokens. */
export function pileMoves(table: Table): PileMove[] {
  const amounts = Array.from({ length: printed(table).pile.most_at_once }, (_, index) => index + 1)
  return amounts.map((amount) => ({ amount, move: `take ${amount}` }))
}

/** At the deck. */
export const EXCHANGE = 'exchange'

/** Moves that stand in the prompt. */
export function choicesOf(table: Table): Choice[] {
  const offer = table.offers.get('pass')
  return offer ? [{ offer, text: table.t('action-pass'), icon: 'cross' }] : []
}

/** Nothing is settled for good by a move. */
export function warningOf(): null {
  return null
}
