/* The bots that a game offers: its levels, others to compare them with, and what was measured of them. */
import type { GameCard, LevelStrength, ServerInfo } from '$protocol'

/** For a decision; from here on whoever sets up a table is warned. */
const SLOW_SECONDS = 2

/** The weakest first. */
export function levelsOf(game: GameCard): string[] {
  return game.levels.map(({ key }) => key)
}

export function botsToCompare(game: GameCard): string[] {
  const levels = levelsOf(game)
  return game.bots.filter((bot) => !levels.includes(bot))
}

/** What tells most of a level: how it fares against the next weaker one, and the weakest against any moves. */
export function strengthToTell(game: GameCard, bot: string, players: number): LevelStrength | undefined {
  const weaker = levelsOf(game)[levelsOf(game).indexOf(bot) - 1] ?? 'random'
  return strengthsOf(game, bot, players).find(({ against }) => against === weaker)
}

/** Whether levels differ among so many players; else all of them play like greedy. */
export function isTrained(game: GameCard, players: number): boolean {
  return game.trained.includes(players)
}

function strengthsOf(game: GameCard, bot: string, players: number): LevelStrength[] {
  const strengths = game.levels.find(({ key }) => key === bot)?.strengths ?? []
  return strengths.filter((strength) => strength.players === players)
}

/** How long a bot thinks about a decision where the engine is interpreted; undefined where it is not, or not measured. */
export function secondsOf(game: GameCard, bot: string, players: number, server: ServerInfo): number | undefined {
  const measured = strengthsOf(game, bot, players).map(({ milliseconds }) => milliseconds)
  if (server.engine !== 'interpreted' || !measured.length) return undefined
  return (Math.max(...measured) * server.slowdown) / 1000
}

export function isSlow(seconds: number): boolean {
  return seconds >= SLOW_SECONDS
}
