/* The log as people tell it: rounds, in them turns, in them what happened one after the other. */
import type { LogLine } from '$protocol'

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

/** Who is said to have done it, and whether that one acts without a move, as opponents from the rulebook do. */
export interface Doer {
  player: number
  isFigure: boolean
}

const byNumber = ({ player }: LogLine): Doer => ({ player, isFigure: false })

/** In the order in which it happened. */
export function byRoundAndTurn(lines: LogLine[], doerOf: (line: LogLine) => Doer = byNumber): Round[] {
  const rounds: Round[] = []
  let leader: Doer = { player: -1, isFigure: false }
  for (const [index, line] of lines.entries()) {
    const last = lines[index - 1]
    const doer = doerOf(line)
    const isNewMove = line.ply !== last?.ply || isTakeBack(line) || isTakeBack(last)
    // What the move brings about for others is told with it; what begins with a new round is nobody's any more.
    if (isNewMove || line.round !== last?.round || isRelieved(leader, doer)) leader = doer
    const before = rounds.at(-1)
    const round = before?.round === line.round ? before : { round: line.round, turns: [] }
    if (round !== before) rounds.push(round)
    const turn = round.turns.at(-1)
    const goesOn = turn?.player === leader.player && !isTakeBack(line) && !isTakeBack(turn.lines[0])
    if (goesOn) turn.lines.push(line)
    else round.turns.push({ player: leader.player, lines: [line] })
  }
  return rounds
}

/** Within a move, when a figure begins to act, and when somebody does after it. */
function isRelieved(leader: Doer, doer: Doer): boolean {
  return doer.player >= 0 && doer.player !== leader.player && (doer.isFigure || leader.isFigure)
}
