/* Through whose eyes a replay may be seen. */
import type { TableSummary } from '$protocol'
import { mySeats } from '$lib/game/seats'

export const SPECTATOR = '-1'
export const OPEN = 'open'

/** While the game lasts only one's own seats; after the end all, and all hands open. */
export function viewersOf(summary: TableSummary): string[] {
  const seats = summary.status === 'over' ? [...summary.seats.keys()] : mySeats(summary)
  return [...seats.map(String), SPECTATOR, ...(summary.status === 'over' ? [OPEN] : [])]
}

/** Without a number, or beyond the end: the last position. */
export function clampPly(text: string | null, plies: number): number {
  const ply = text === null ? plies : Number.parseInt(text, 10)
  return Number.isNaN(ply) ? plies : Math.max(0, Math.min(plies, ply))
}
