/* A table as a part of a board sees it. */

/** The same table, but for what is told otherwise here; whatever else it tells goes on changing. */
export function besides<Table extends object>(table: Table, otherwise: Partial<Table>): Table {
  return Object.create(table, Object.getOwnPropertyDescriptors(otherwise)) as Table
}
