/* Which seats of a table are whose. */
import type { Summary } from '../protocol'

export function mySeats(summary: Summary): number[] {
  return [...summary.seats.keys()].filter((number) => summary.seats[number]!.mine)
}
