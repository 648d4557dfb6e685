import { expect, test } from 'vitest'
import type { GameCard } from '$protocol'
import { againstBots, hasFreeSeat, resized, usualPlayers } from '$lib/set_up/seats'
import { clampPly, viewersOf } from '../../src/pages/replay/viewers'
import { bots, seat, summary } from '../samples'

function game(least: number, most: number): GameCard {
  return { players_min: least, players_max: most, ...bots() } as unknown as GameCard
}

test('one click makes a table of three, if the game allows', () => {
  expect(againstBots(game(1, 4)).map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot'])
  expect(usualPlayers(game(1, 2))).toBe(2)
  expect(usualPlayers(game(4, 5))).toBe(4)
})

test('another number of players keeps the seats that stay', () => {
  const seats = [{ kind: 'me' as const }, { kind: 'link' as const }]
  expect(resized(seats, 3, game(1, 5))).toEqual([...seats, { kind: 'bot', bot: 'level3' }])
  expect(resized(seats, 1, game(1, 5))).toEqual([{ kind: 'me' }])
  expect(hasFreeSeat(seats)).toBe(true)
})

test('a running game is seen by its own seats, a finished one by all', () => {
  const seats = [seat({ mine: true }), seat()]
  expect(viewersOf(summary({ seats }))).toEqual(['0', '-1'])
  expect(viewersOf(summary({ seats, status: 'over' }))).toEqual(['0', '1', '-1', 'open'])
})

test('a deep link may point anywhere', () => {
  expect([null, '7', '-3', '99', 'x'].map((text) => clampPly(text, 20))).toEqual([20, 7, 0, 20, 20])
})
