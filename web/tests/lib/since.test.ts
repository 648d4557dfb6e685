import { expect, test } from 'vitest'
import type { LogLine } from '$protocol'
import { sinceLastMove, type Viewpoint } from '$lib/game/since'
import { whoOf } from '$lib/game/who'
import { words } from '$lib/words'
import { line } from '../samples'

const KNOWN = {
  names: ['Ada', 'Ben'],
  scores: [0, 1, 4].map((player) => ({ player, name: ['Ada', 'Ben'][player] ?? 'Steve', total: 0, sheet: [] })),
}
const GAME = words('en', 'neutral = The city\nseveral-sold = { $player } sells { $count } goods.')

function since(lines: LogLine[], changes: Partial<Viewpoint> = {}) {
  const from = { viewer: 0, ownPly: 2, who: (player: number) => whoOf(player, KNOWN, GAME), words: GAME }
  return sinceLastMove(lines, { ...from, lang: 'en', ...changes }).map(({ who, text, more }) => [who.name, text, more])
}
const of = (ply: number, player: number, text: string, kind = 'moved', minor = false): LogLine => ({
  ...line(ply, text, player),
  kind,
  minor,
})

test('tells by player what they did behind my last move, and what that one brought about for them', () => {
  const lines = [
    of(1, 1, 'Ben is early.'),
    of(2, 0, 'Ada pays.'),
    of(2, 1, 'Ben receives 2.'),
    of(3, 1, 'Ben opens an office in India.'),
    of(3, 4, 'Steve plans.'),
  ]
  expect(since(lines)).toEqual([
    ['Ben', 'Ben receives 2 and opens an office in India.', 0],
    ['Steve', 'Steve plans.', 0],
  ])
})

test('several things of one kind are told together, where the game has a sentence for it', () => {
  const sold = [3, 4, 5].map((ply) => of(ply, 1, `Ben sells to customer ${ply}.`, 'sold'))
  expect(since([...sold, of(6, 1, 'Ben opens an office.', 'opened')])).toEqual([
    ['Ben', 'Ben sells 3 goods and opens an office.', 0],
  ])
  expect(since(sold, { words: undefined })[0]![1]).toContain('customer 5')
})

test('details are left out, and so is what nobody did', () => {
  expect(since([of(3, 1, 'Ben has planned.', 'planned', true), of(3, 2, 'A card is turned.')])).toEqual([])
})

test('the set-up is no move', () => {
  expect(since([of(0, 1, 'Ben gets a card.')], { ownPly: 0 })).toEqual([])
})

test('no more than a few things are told of each, and how many are missing', () => {
  const lines = Array.from({ length: 7 }, (_, number) => of(3, 1, `Ben does ${number}.`, `kind${number}`))
  expect(since(lines)).toEqual([['Ben', 'Ben does 0, does 1, does 2 and does 3.', 3]])
})

test('an opponent has the sign of its place behind the seats, another figure none', () => {
  expect(whoOf(4, KNOWN, GAME)).toEqual({ player: 4, name: 'Steve', sign: 2 })
  expect(whoOf(3, KNOWN, GAME)).toEqual({ player: 3, name: 'The city', sign: null })
  expect(whoOf(1, KNOWN, GAME).sign).toBe(1)
})
