/* The phases of a round, or the steps of a turn: every board tells them by phasesOf and phaseNow of its phases.ts. */
import type { BoardTable } from './types'

export interface Phase {
  key: string
  /** Its number or letter. */
  sign: string
  name: string
  rule: string
}

/** In place of a phase in the set-up and when the game is over. */
export const NO_PHASE = -1

/** Phases in their order, counted from one, with the names that the texts of the game have for them. */
export function namedPhases(table: Pick<BoardTable<unknown>, 't'>, phases: Pick<Phase, 'key' | 'rule'>[]): Phase[] {
  return phases.map(({ key, rule }, place) => ({ key, sign: String(place + 1), name: table.t(`phase-${key}`), rule }))
}

/** Whether no phase is left. */
export function isOver({ step }: Pick<BoardTable<unknown>, 'step'>): boolean {
  return step === 'game_over'
}
