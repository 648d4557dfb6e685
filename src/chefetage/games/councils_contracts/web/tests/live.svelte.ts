/* A table that goes on from one position to the next. */
import { flushSync } from 'svelte'
import type { Table } from '../types'

export class LiveTable {
  table = $state.raw<Table>() as Table

  constructor(table: Table) {
    this.table = table
  }

  show(table: Table): void {
    this.table = table
    flushSync()
  }
}
