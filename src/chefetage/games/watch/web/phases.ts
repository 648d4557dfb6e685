/* WA-4.2, WA-11.5  The phases of a round, and which of them it is. */
import { isSolo } from './players'
import { printed } from './printed'
import type { Table } from './types'

type Entry = [key: string, rule: string]

export interface Phase {
  sign: string
  name: string
  rule: string
}

const FIRST: Entry[] = [
  ['place_workers', 'WA-4.11'],
  ['reveal_spies', 'WA-5.6'],
  ['actions', 'WA-5.18'],
]
const NEXT_ROUND: Entry[] = [
  ['turn_hand', 'WA-5.29'],
  ['new_market_card', 'WA-5.30'],
]
const END: Entry[] = [
  ['final_smuggling', 'WA-9.2'],
  ['scoring', 'WA-9.4'],
]
const SOLO_FIRST: Entry[] = [
  ['robot', 'WA-11.6'],
  ['place_worker', 'WA-11.8'],
  ['reveal_spies', 'WA-11.9'],
  ['action', 'WA-11.12'],
]
const SOLO_NEXT_ROUND: Entry[] = [
  ['next_spies', 'WA-11.13'],
  ['new_market_card', 'WA-5.30'],
]
const SOLO_END: Entry[] = [
  ['final_smuggling', 'WA-11.16'],
  ['scoring', 'WA-11.17'],
]

/** WA-4.4  The last round has no hand to turn and no new card, but an end. */
function keysOf(table: Table): Entry[] {
  const isLast = table.view.round === printed(table).meta.rounds
  if (isSolo(table)) return [...SOLO_FIRST, ...(isLast ? SOLO_END : SOLO_NEXT_ROUND)]
  return [...FIRST, ...(isLast ? END : NEXT_ROUND)]
}

export function phasesOf(table: Table): Phase[] {
  return keysOf(table).map(([key, rule], place) => ({ sign: String(place + 1), name: table.t(`phase-${key}`), rule }))
}

/** The place of the present phase; behind the last one when the game is over. */
export function phaseNow(table: Table): number {
  const phases = keysOf(table)
  const placing = isSolo(table) ? 1 : 0
  if (table.actors.length === 0) return phases.length
  if (table.step === 'place_workers') return placing
  if (table.step === 'reveal_spies') return placing + 1
  if (table.step === 'final_smuggling') return phases.length - 2
  return placing + 2
}
