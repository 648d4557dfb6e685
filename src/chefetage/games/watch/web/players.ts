/* Who is who: each worker has a colour and a letter, so that colour is never the only sign. */
import { signOf, type Sign } from '$board/players'
import { initial, isSolo, type Table } from './components'

function neutral(table: Table): string {
  return isSolo(table) ? 'label-robot' : 'label-third_worker'
}

/** Workers behind the last seat are neutral: the robot or the third worker. */
export function workerSign(table: Table, worker: number): Sign {
  const sign = signOf(worker)
  return worker < table.names.length ? sign : { ...sign, letter: initial(table, neutral(table)) }
}

export function workerName(table: Table, worker: number): string {
  return table.names[worker] ?? table.t(neutral(table))
}

/** Seats as they sit around the table, the viewer first. */
export function seatsFromViewer(table: Table): number[] {
  const first = Math.max(table.viewer, 0)
  return table.names.map((_, place) => (first + place) % table.names.length)
}

/** WA-5.8  The number above the rightmost column with an empty place. */
export function bribeOf(removed: Record<string, number>, costs: number[]): number {
  return costs[Math.max(0, ...Object.values(removed)) - 1] ?? 0
}
