/* What a round brought: the difference between how things stood before and after it. */
import type { Position, RoundResult } from '$protocol'
import { whoOf, type Who } from './who'

export interface Brought {
  who: Who
  points: number
  total: number
  /** Null for an opponent from the rulebook, whose holdings are not told. */
  holdings: { kind: string; now: number; change: number }[] | null
}

/** By player; null where the round has not ended, or the game tells no results. */
export function broughtBy(round: number, position: Position): Brought[] | null {
  const after = position.rounds.find((end) => end.round === round)
  const before = position.rounds.find((end) => end.round === round - 1)
  if (!after || !before) return null
  return position.scores.map(({ player }, place) => ({
    who: whoOf(player, position),
    points: after.totals[place]! - before.totals[place]!,
    total: after.totals[place]!,
    holdings: place < position.names.length ? heldBy(place, before, after) : null,
  }))
}

function heldBy(seat: number, before: RoundResult, after: RoundResult) {
  return Object.entries(after.holdings).map(([kind, held]) => {
    const now = held[seat] ?? 0
    return { kind, now, change: now - (before.holdings[kind]?.[seat] ?? 0) }
  })
}

/** The round that has ended since the viewer last moved; for somebody who only watches, just now. */
export function endedJustNow({ rounds, own_ply, ply, viewer, result }: Position): number | null {
  const last = rounds.at(-1)
  if (!last || last.round === 0 || result) return null
  const isNews = viewer < 0 ? last.ply === ply : last.ply >= own_ply
  return isNews ? last.round : null
}

/** "+3", "−2", "±0". */
export function signed(change: number): string {
  if (change === 0) return '±0'
  return change > 0 ? `+${change}` : `−${-change}`
}
