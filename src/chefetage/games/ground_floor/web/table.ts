/* What all parts of the board are given, and the names of companies. */
import type { BoardTable } from '$board/types'
import { printedOn, type Printed } from './printed'
import type { GroundFloorView } from './view'

export type Table = BoardTable<GroundFloorView>

export const NOBODY = -1

/** A player's name, or that of the Automa. */
export function nameOf(table: Table, company: number): string {
  const entrepreneur = table.view.companies[company]?.entrepreneur
  return entrepreneur ? table.t(`entrepreneur-${entrepreneur}`) : (table.names[company] ?? '')
}

export function printedFor(table: Table): Printed {
  return printedOn(table.components)
}

export function canPlay(table: Table, action: string): boolean {
  for (const offer of table.offers.values()) if (offer.action === action) return true
  return false
}
