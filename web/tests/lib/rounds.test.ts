import { describe, expect, test } from 'vitest'
import { broughtBy, endedJustNow, signed } from '$lib/game/rounds'
import { position } from '../samples'

const ROUNDS = [
  { round: 0, ply: 0, totals: [0, 1, 0], holdings: { gears: [3, 3] } },
  { round: 1, ply: 6, totals: [4, 1, 9], holdings: { gears: [5, 0] } },
]
const score = (player: number, name: string) => ({ player, name, total: 0, sheet: [] })
const SCORES = [score(0, 'Ada'), score(1, 'Bot 2'), score(2, 'Steve')]

test('a round brought the difference to the one before', () => {
  const brought = broughtBy(1, position({ rounds: ROUNDS, scores: SCORES }))!
  expect(brought.map(({ who, points, total }) => [who.name, points, total])).toEqual([
    ['Ada', 4, 4],
    ['Bot 2', 0, 1],
    ['Steve', 9, 9],
  ])
  expect(brought.map(({ holdings }) => holdings)).toEqual([
    [{ kind: 'gears', now: 5, change: 2 }],
    [{ kind: 'gears', now: 0, change: -3 }],
    null,
  ])
})

test('a round that goes on has brought nothing yet', () => {
  expect(broughtBy(2, position({ rounds: ROUNDS, scores: SCORES }))).toBeNull()
  expect(broughtBy(1, position())).toBeNull()
})

describe('a round has ended just now', () => {
  const ended = (changes: Parameters<typeof position>[0]) => endedJustNow(position({ rounds: ROUNDS, ...changes }))

  test('until I have moved', () => {
    expect(ended({ ply: 9, own_ply: 4 })).toBe(1)
    expect(ended({ ply: 6, own_ply: 6 })).toBe(1)
    expect(ended({ ply: 7, own_ply: 7 })).toBeNull()
  })

  test('for whoever watches until somebody has', () => {
    expect(ended({ ply: 6, viewer: -1 })).toBe(1)
    expect(ended({ ply: 7, viewer: -1 })).toBeNull()
  })

  test('but not before the first one did, nor at the end', () => {
    expect(ended({ rounds: ROUNDS.slice(0, 1) })).toBeNull()
    const result = { places: [1], totals: [1], sheets: [[]], rivals: [], verdict: '' }
    expect(ended({ ply: 6, result })).toBeNull()
  })
})

test('changes have their sign', () => {
  expect([3, 0, -2].map(signed)).toEqual(['+3', '±0', '−2'])
})
