/* Who plays. */
import { namedSeats, type Named } from '$board/players'
import type { Table } from './types'

export function playersOf(table: Table): Named[] {
  return namedSeats(table)
}
