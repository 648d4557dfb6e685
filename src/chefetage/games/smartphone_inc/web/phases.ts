/* The phases of a round, and which is under way. */
import { printed } from './printed'
import type { Table } from './types'

interface Phase {
  sign: string
  name: string
  rule: string
}

export function phasesOf(table: Table): Phase[] {
  return printed(table).phases.map(({ n, name, rule }) => ({ sign: String(n), name: name[table.lang] ?? '', rule }))
}

/** Its place among the phases; -1 in the set-up. */
export function phaseNow({ view }: Table): number {
  return view.phase - 1
}
