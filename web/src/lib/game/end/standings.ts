/* How everybody ended: the seats in their order, then the opponents from the rulebook. */
import type { Result, Standing } from '$protocol'

export interface SeatStanding extends Standing {
  /** null for an opponent from the rulebook. */
  player: number | null
}

export function standings(result: Result, names: string[]): SeatStanding[] {
  const seats = result.places.map((place, player) => ({
    player,
    name: names[player] ?? '',
    place,
    total: result.totals[player] ?? 0,
    sheet: result.sheets[player] ?? [],
  }))
  return [...seats, ...result.rivals.map((rival) => ({ player: null, ...rival }))]
}
