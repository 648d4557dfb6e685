/* TK-3.1  The rounds, and which of them it is. */
import { isOver, NO_PHASE, type Phase } from '$board/phases'
import { printed } from './printed'
import { RULES } from './rules'
import type { Table } from './types'

export function phasesOf(table: Table): Phase[] {
  const rounds = Array.from({ length: printed(table).meta.rounds }, (_, place) => String(place + 1))
  return rounds.map((round) => ({ key: round, sign: round, name: table.t('phase-round'), rule: RULES.round }))
}

/** The place of the present one among them, or NO_PHASE. */
export function phaseNow(table: Table): number {
  return isOver(table) ? NO_PHASE : table.view.round - 1
}
