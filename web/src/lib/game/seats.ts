/* Which seats of a table are whose. */
import type { TableSummary } from '$protocol'

export function mySeats(summary: TableSummary): number[] {
  return [...summary.seats.keys()].filter((number) => summary.seats[number]!.mine)
}
