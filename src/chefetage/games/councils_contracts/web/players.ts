/* Who plays. */
import { namedSeats, type Named } from '$board/players'
import type { Table } from './types'

export function playersOf(table: Table): Named[] {
  return namedSeats(table)
}

/** Whose things lie beside the city: the viewer's, or those of whose turn it is. */
export function shownPlayer({ viewer, view }: Table): number {
  return viewer >= 0 ? viewer : view.active
}
