/* WA-4.2, WA-11.5  The phases of a round, and which of them it is. */
import { isOver, namedPhases, NO_PHASE, type Phase } from '$board/phases'
import { isSolo } from './players'
import { printed } from './printed'
import type { Table } from './types'

type Entry = Pick<Phase, 'key' | 'rule'>

const FIRST: Entry[] = [
  { key: 'place_workers', rule: 'WA-4.11' },
  { key: 'reveal_spies', rule: 'WA-5.6' },
  { key: 'actions', rule: 'WA-5.18' },
]
const NEXT_ROUND: Entry[] = [
  { key: 'turn_hand', rule: 'WA-5.29' },
  { key: 'new_market_card', rule: 'WA-5.30' },
]
const END: Entry[] = [
  { key: 'final_smuggling', rule: 'WA-9.2' },
  { key: 'scoring', rule: 'WA-9.4' },
]
const SOLO_FIRST: Entry[] = [
  { key: 'robot', rule: 'WA-11.6' },
  { key: 'place_worker', rule: 'WA-11.8' },
  { key: 'reveal_spies', rule: 'WA-11.9' },
  { key: 'action', rule: 'WA-11.12' },
]
const SOLO_NEXT_ROUND: Entry[] = [
  { key: 'next_spies', rule: 'WA-11.13' },
  { key: 'new_market_card', rule: 'WA-5.30' },
]
const SOLO_END: Entry[] = [
  { key: 'final_smuggling', rule: 'WA-11.16' },
  { key: 'scoring', rule: 'WA-11.17' },
]

/** WA-4.4  The last round has no hand to turn and no new card, but an end. */
function entriesOf(table: Table): Entry[] {
  const isLast = table.view.round === printed(table).meta.rounds
  if (isSolo(table)) return [...SOLO_FIRST, ...(isLast ? SOLO_END : SOLO_NEXT_ROUND)]
  return [...FIRST, ...(isLast ? END : NEXT_ROUND)]
}

export function phasesOf(table: Table): Phase[] {
  return namedPhases(table, entriesOf(table))
}

/** The place of the present one among them, or NO_PHASE. */
export function phaseNow(table: Table): number {
  const phases = entriesOf(table)
  const placing = isSolo(table) ? 1 : 0
  if (isOver(table)) return NO_PHASE
  if (table.step === 'place_workers') return placing
  if (table.step === 'reveal_spies') return placing + 1
  if (table.step === 'final_smuggling') return phases.length - 2
  return placing + 2
}
