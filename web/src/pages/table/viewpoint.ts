/* From which seat the page looks, if the person before it holds several. */
import { mySeats } from '$lib/game/seats'
import type { TableSummary } from '$protocol'

const SPECTATOR = -1

/** Those that no bot plays for me. */
function playedByMe(summary: TableSummary): number[] {
  return mySeats(summary).filter((seat) => summary.seats[seat]!.kind === 'person')
}

/** Stays where it is as long as that seat has something to decide, or no other of mine has. */
export function wantedSeat(summary: TableSummary, waitingFor: number[], current: number): number {
  const mine = mySeats(summary)
  const waiting = playedByMe(summary).filter((seat) => waitingFor.includes(seat))
  if (mine.includes(current) && (waiting.length === 0 || waiting.includes(current))) return current
  return waiting[0] ?? mine[0] ?? SPECTATOR
}

/** People at one screen must not see each other's secrets, if their game has any. */
export function needsHandover(summary: TableSummary, hasSecrets: boolean): boolean {
  return hasSecrets && summary.status === 'playing' && playedByMe(summary).length > 1
}

/** Whether anything on the screen is secret, now or for whoever is to look next. */
export function needsCurtain(secretive: number[], shown: number, next: number): boolean {
  return shown !== next && (secretive.includes(shown) || secretive.includes(next))
}

/** Those at this screen who are to look away. */
export function othersHere(summary: TableSummary, next: number): string[] {
  return playedByMe(summary)
    .filter((seat) => seat !== next)
    .map((seat) => summary.seats[seat]!.name)
}

export function turnOf(summary: TableSummary, waitingFor: number[]): 'me' | 'other' | 'over' {
  if (summary.status === 'over') return 'over'
  return playedByMe(summary).some((seat) => waitingFor.includes(seat)) ? 'me' : 'other'
}
