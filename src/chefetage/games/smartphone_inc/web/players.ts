/* Who plays. */
import { namedSeats, type Named } from '$board/players'
import { nameOf } from '$board/words'
import type { Table } from './types'

/** Steve follows those who sit at the table. */
export function playersOf(table: Table): Named[] {
  const { steve } = table.view
  const seats = namedSeats(table)
  return steve < 0 ? seats : [...seats, { number: steve, name: nameOf(table, steve) }]
}
