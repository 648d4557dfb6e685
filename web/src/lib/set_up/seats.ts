/* Who may sit where when a table is set up. */
import type { GameCard, SeatWish } from '$protocol'

export const USUAL_PLAYERS = 3
const USUAL_LEVEL = 'level3'

/** Whom one meets if one says nothing. */
export function usualBot(game: GameCard): string {
  return game.bots.includes(USUAL_LEVEL) ? USUAL_LEVEL : (game.bots.at(-1) ?? USUAL_LEVEL)
}

export function usualPlayers(game: GameCard): number {
  return Math.min(Math.max(USUAL_PLAYERS, game.players_min), game.players_max)
}

/** Me and bots. */
export function againstBots(game: GameCard, players = usualPlayers(game)): SeatWish[] {
  return resized([{ kind: 'me' }], players, game)
}

/** The same seats, with bots added or the last ones removed. */
export function resized(seats: SeatWish[], players: number, game: GameCard): SeatWish[] {
  const more = Array.from({ length: Math.max(0, players - seats.length) }, (): SeatWish => {
    return { kind: 'bot', bot: usualBot(game) }
  })
  return [...seats, ...more].slice(0, players)
}

/** Each kind of bot once. */
export function botsAmong(seats: { kind: string; bot?: string }[]): string[] {
  return [...new Set(seats.flatMap((seat) => (seat.kind === 'bot' && seat.bot ? [seat.bot] : [])))]
}

export function hasFreeSeat(seats: SeatWish[]): boolean {
  return seats.some((seat) => seat.kind === 'link')
}
