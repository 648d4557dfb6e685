/* CC-4.2  The steps of a turn, and which is under way. */
import { isOver, namedPhases, NO_PHASE, type Phase } from '$board/phases'
import type { Table } from './types'

const PHASES = [
  { key: 'action', rule: 'CC-4.2' },
  { key: 'pay', rule: 'CC-5.41' },
  { key: 'effect', rule: 'CC-5.31' },
  { key: 'end', rule: 'CC-7.1' },
]

export function phasesOf(table: Table): Phase[] {
  return namedPhases(table, PHASES)
}

/** The place of the present one among them, or NO_PHASE. */
export function phaseNow(table: Table): number {
  if (isOver(table)) return NO_PHASE
  if (['take_turn', 'copy_card'].includes(table.step)) return 0
  return table.step === 'pay_price' ? 1 : 2
}
