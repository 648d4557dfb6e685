/* Whom the log and the scores tell of: seats, opponents from the rulebook, and other figures of a game. */
import type { LogLine, Position } from '$protocol'
import type { Words } from '../words'

export interface Who {
  player: number
  /** "" where nobody is known by the number. */
  name: string
  /** Whose colour and shape stands for them: a seat, or the company of an opponent; null for none. */
  sign: number | null
}

export type Known = Pick<Position, 'names' | 'scores'>

/** Nobody in particular did what a line tells. */
export const NOBODY = -1

/** Who did what a line tells: figures lend their number to what happens by itself, too, but then are not named. */
export function doerOf({ player, text }: LogLine, known: Known, words?: Words): number {
  return player < known.names.length || text.startsWith(`${whoOf(player, known, words).name} `) ? player : NOBODY
}

/** Figures are numbered after the last seat; those that score have their place behind the seats. */
export function whoOf(player: number, { names, scores }: Known, words?: Words): Who {
  if (player < 0) return { player, name: '', sign: null }
  if (player < names.length) return { player, name: names[player] ?? '', sign: player }
  const place = scores.findIndex((score) => score.player === player)
  if (place >= 0) return { player, name: scores[place]!.name, sign: place }
  const name = words?.('neutral', { players: names.length, figure: player - names.length }) ?? ''
  return { player, name, sign: null }
}
