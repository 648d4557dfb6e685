/* Who plays: the seats, then the Automas. */
import { namedSeats, type Named } from '$board/players'
import type { Table } from './types'
import { nameOf } from './words'

export function playersOf(table: Table): Named[] {
  const automas = table.view.companies.flatMap(({ entrepreneur }, number) =>
    entrepreneur === null ? [] : [{ number, name: nameOf(table, number) }],
  )
  return [...namedSeats(table), ...automas]
}
