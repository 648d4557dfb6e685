/* TK-3.1  The rounds, and which of them it is. */
import { printed } from './printed'
import { RULES } from './rules'
import type { Table } from './types'

export interface Phase {
  sign: string
  name: string
  rule: string
}

export function phasesOf(table: Table): Phase[] {
  return Array.from({ length: printed(table).meta.rounds }, (_, round) => ({
    sign: String(round + 1),
    name: table.t('label-round'),
    rule: RULES.round,
  }))
}

/** The place of the present round; behind the last one when the game is over. */
export function phaseNow(table: Table): number {
  return table.actors.length === 0 ? printed(table).meta.rounds : table.view.round - 1
}
