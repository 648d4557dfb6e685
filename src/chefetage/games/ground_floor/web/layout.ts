/* How the city uses the width that it has: which areas begin a column. Their order is that of their letters. */
import type { Layout } from '$board/types'
import { areasOf, type Area } from './printed'
import type { Table } from './types'

/** Pixels from which the city has its fourth column, and on a phone, which lies then, its second one. */
const BROAD = 600
const LYING = 500

/** Columns are narrower and condensed; a board that is not yet measured is taken to be broad. */
export function isNarrow(layout: Layout, width: number): boolean {
  return layout !== 'phone' && width > 0 && width < BROAD
}

/** Letters with which a column begins. */
function beginningsFor(layout: Layout, width: number): string {
  if (layout === 'phone') return width < LYING ? 'A' : 'AF'
  return isNarrow(layout, width) ? 'ADG' : 'ACFH'
}

export function columnsFor(table: Table, width: number): Area[][] {
  const beginnings = beginningsFor(table.layout, width)
  const columns: Area[][] = []
  for (const { id, letter } of areasOf(table)) {
    if (beginnings.includes(letter)) columns.push([])
    columns.at(-1)?.push(id)
  }
  return columns
}
