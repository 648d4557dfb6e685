/* Who is who: each worker has a colour and a letter, so that colour is never the only sign. */
import { namedSeats, signOf, type Named, type Sign } from '$board/players'
import { initial, nameOf } from '$board/words'
import type { Table } from './types'

export function isSolo(table: Table): boolean {
  return table.view.solo_card !== null
}

function neutral(table: Table): string {
  return isSolo(table) ? 'label-robot' : 'label-third_worker'
}

/** Workers behind the last seat are neutral: the robot or the third worker. */
export function workerSign(table: Table, worker: number): Sign {
  const sign = signOf(worker)
  return worker < table.names.length ? sign : { ...sign, letter: initial(table, neutral(table)) }
}

export function workerName(table: Table, worker: number): string {
  return nameOf(table, worker, neutral(table))
}

export function playersOf(table: Table): Named[] {
  return namedSeats(table)
}
