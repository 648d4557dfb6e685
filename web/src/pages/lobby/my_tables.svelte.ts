/* The tables of whoever sits before this browser, those that wait for them first. */
import { api } from '$lib/api'
import type { ListedTable } from '$protocol'

export class MyTableList {
  private known = $state.raw<ListedTable[] | null>(null)
  readonly isThere = $derived(this.known !== null)
  readonly sorted = $derived([...(this.known ?? [])].sort(byUrgency))
  /** How many wait for me. */
  readonly waiting = $derived(this.sorted.filter(({ waits }) => waits).length)

  /** What was known stays if the server does not answer. */
  async refresh(): Promise<void> {
    this.known = await api.tables().catch(() => this.known)
  }
}

function byUrgency(one: ListedTable, other: ListedTable): number {
  return rank(one) - rank(other) || other.changed - one.changed
}

function rank(table: ListedTable): number {
  if (table.waits) return 0
  return table.status === 'over' ? 2 : 1
}
