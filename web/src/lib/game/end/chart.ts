/* The course of scores and holdings, from the moves of a replay. */
import type { ReplayMove } from '$protocol'

export interface Course {
  rounds: number[]
  /** By player: the value at the end of each of these rounds. */
  values: number[][]
  least: number
  most: number
}

export const SCORES = 'scores'

/** null where the values are not told or there is only one round. */
export function courseOf(moves: ReplayMove[], kind = SCORES): Course | null {
  const lastOf = new Map<number, number[]>()
  for (const move of moves) {
    const values = kind === SCORES ? move.scores : move.holdings[kind]
    if (move.round > 0 && values) lastOf.set(move.round, values)
  }
  const rounds = [...lastOf.keys()].sort((one, other) => one - other)
  if (rounds.length < 2) return null
  const players = lastOf.get(rounds[0]!)!.length
  const values = Array.from({ length: players }, (_, player) => rounds.map((round) => lastOf.get(round)![player]!))
  const all = values.flat()
  return { rounds, values, least: Math.min(0, ...all), most: Math.max(1, ...all) }
}

/** Round numbers for the axis: the steps are 1, 2 or 5 times a power of ten. */
export function ticks(least: number, most: number, about = 5): number[] {
  const rough = (most - least) / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((factor) => factor * power).find((found) => found >= rough)!,
  )
  const first = Math.ceil(least / step)
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step)
}

/** Whether a round of many is named and marked: as many as there is room for, and always the last. */
export function isMarked(index: number, rounds: number, room = 18): boolean {
  return (rounds - 1 - index) % Math.ceil(rounds / room) === 0
}
