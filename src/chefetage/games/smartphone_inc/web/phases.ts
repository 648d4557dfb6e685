/* SI-4.1  The phases of a round, and which is under way. */
import { isOver, namedPhases, NO_PHASE, type Phase } from '$board/phases'
import { printed } from './printed'
import type { Table } from './types'

export function phasesOf(table: Table): Phase[] {
  const phases = printed(table).phases.map(({ id, rule }) => ({ key: id, rule }))
  return namedPhases(table, phases)
}

/** The place of the present one among them, or NO_PHASE. */
export function phaseNow(table: Table): number {
  const isSettingUp = table.view.phase === 0
  return isSettingUp || isOver(table) ? NO_PHASE : table.view.phase - 1
}
