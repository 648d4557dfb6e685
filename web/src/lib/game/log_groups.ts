/* The log as people tell it: rounds, in them turns, in them what happened one after the other. */
import type { LogLine } from '$protocol'
import { NOBODY } from './who'

/** In place of one player: all of them. */
export const EVERYBODY = -1

export interface Turn {
  /** Who made the moves; a neutral figure is numbered after the last seat. */
  player: number
  lines: LogLine[]
}

export interface Round {
  round: number
  turns: Turn[]
}

/** A line that belongs to no move: what it tells of is gone. */
export function isTakeBack(line: Pick<LogLine, 'kind'> | undefined): boolean {
  return line?.kind === 'take_back'
}

/** In the order in which it happened, each thing with whoever did it. */
export function byRoundAndTurn(lines: LogLine[], doerOf = ({ player }: LogLine): number => player): Round[] {
  const rounds: Round[] = []
  let doer = NOBODY
  for (const [index, line] of lines.entries()) {
    const last = lines[index - 1]
    const isNewMove = line.ply !== last?.ply || isTakeBack(line) || isTakeBack(last)
    // What nobody did is told with what brought it about; what begins with a new round is nobody's any more.
    if (isNewMove || line.round !== last?.round || doerOf(line) !== NOBODY) doer = doerOf(line)
    const before = rounds.at(-1)
    const round = before?.round === line.round ? before : { round: line.round, turns: [] }
    if (round !== before) rounds.push(round)
    const turn = round.turns.at(-1)
    const goesOn = turn?.player === doer && !isTakeBack(line) && !isTakeBack(turn.lines[0])
    if (goesOn) turn.lines.push(line)
    else round.turns.push({ player: doer, lines: [line] })
  }
  return rounds
}
