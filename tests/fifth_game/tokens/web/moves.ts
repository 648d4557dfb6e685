/* Which moves belong to which place, legal or not: the table explains why not. */
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

/** At the deck, and at the own place. */
export const EXCHANGE = 'exchange'
export const PASS = 'pass'
