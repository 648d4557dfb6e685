/* The log as people tell it: rounds, in them turns, in them what happened one after the other. */
import type { LogLine } from '$protocol'

export interface Turn {
  /** Who made the moves; a neutral figure is numbered after the last seat. */
  player: number
  lines: LogLine[]
}

export interface Round {
  round: number
  turns: Turn[]
}

/** Newest round and turn first; within a turn the lines are in order. */
export function byRoundAndTurn(lines: LogLine[]): Round[] {
  const rounds: Round[] = []
  let leader = -1
  for (const [index, line] of lines.entries()) {
    const isNewMove = line.ply !== lines[index - 1]?.ply
    if (isNewMove) leader = line.player // what the move brings about for others is told with it
    const round = rounds[0]?.round === line.round ? rounds[0] : { round: line.round, turns: [] }
    if (round !== rounds[0]) rounds.unshift(round)
    const turn = round.turns[0]
    if (turn?.player === leader) turn.lines.push(line)
    else round.turns.unshift({ player: leader, lines: [line] })
  }
  return rounds
}
