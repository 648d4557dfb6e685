/* How everybody ended: the seats in their order, then the opponents from the rulebook. */
import type { Result, SheetLine, Standing } from '$protocol'

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

/** The lines that brought most, the best one first. */
export function worthMost(sheet: SheetLine[], most = 2): SheetLine[] {
  const gains = sheet.filter((line) => line.points > 0)
  return gains.sort((one, other) => other.points - one.points).slice(0, most)
}
