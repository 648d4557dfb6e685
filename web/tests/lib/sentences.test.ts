import { describe, expect, test } from 'vitest'
import type { LogLine } from '$protocol'
import { sentences } from '$lib/game/sentences'
import { line } from '../samples'

const NAMES = ['Ada', 'Ben', 'The city']
const nameOf = (player: number) => NAMES[player] ?? ''
const told = (lines: LogLine[], lang: 'en' | 'de' = 'en') => sentences(lines, nameOf, lang).map(({ text }) => text)
const of = (ply: number, player: number, text: string, changes: Partial<LogLine> = {}): LogLine => ({
  ...line(ply, text, player),
  ...changes,
})

describe('what one player did in one move', () => {
  test('is one sentence', () => {
    const lines = [of(1, 0, 'Ada sells 3 gears.'), of(1, 0, 'Ada takes a crate.'), of(1, 0, 'Ada rests.')]
    expect(told(lines)).toEqual(['Ada sells 3 gears, takes a crate and rests.'])
    expect(told(lines, 'de')).toEqual(['Ada sells 3 gears, takes a crate und rests.'])
  })

  test('is parted by more than commas where these stand inside already', () => {
    const lines = [of(1, 0, 'Ada expands to the USA: 4 of 4 markers.'), of(1, 0, 'Ada opens an office.')]
    expect(told(lines)).toEqual(['Ada expands to the USA: 4 of 4 markers; opens an office.'])
  })

  test('is counted where it is the same', () => {
    expect(told([of(1, 0, 'Ada enters the track.'), of(1, 0, 'Ada enters the track.')])).toEqual([
      'Ada enters the track (2 ×).',
    ])
  })

  test('stays apart from the next move, and from what others did in it: the order is that of the game', () => {
    const lines = [
      of(1, 0, 'Ada pays.'),
      of(1, 1, 'Ben receives 2.'),
      of(1, 0, 'Ada goes home.'),
      of(2, 0, 'Ada sleeps.'),
    ]
    expect(told(lines)).toEqual(['Ada pays.', 'Ben receives 2.', 'Ada goes home.', 'Ada sleeps.'])
  })

  test('is not put before what happened to nobody in between', () => {
    const lines = [of(1, 0, 'Ada pays.'), of(1, 2, 'A card is turned.'), of(1, 0, 'Ada is caught.')]
    expect(told(lines)).toEqual(['Ada pays.', 'A card is turned.', 'Ada is caught.'])
  })

  test('never grows beyond what one reads at once', () => {
    const lines = Array.from({ length: 6 }, (_, number) => of(1, 0, `Ada does ${number}.`))
    expect(told(lines).map((text) => text.split(/,| and/).length)).toEqual([4, 2])
  })
})

test('lines that begin alike are a list', () => {
  const shown = (text: string) => of(1, 2, text, { kind: 'shown' })
  expect(told([shown('New in the display: A.'), shown('New in the display: B.'), shown('Another thing: C.')])).toEqual([
    'New in the display: A and B.',
    'Another thing: C.',
  ])
})

test('a take-back stands alone', () => {
  const back = of(2, 0, 'Ada takes back 2 moves.', { kind: 'take_back', rule: '' })
  expect(told([back, of(2, 0, 'Ada sells.')])).toEqual(['Ada takes back 2 moves.', 'Ada sells.'])
})

test('all its rules are named, each once', () => {
  const lines = ['R-1', 'R-2', 'R-1'].map((rule, number) => of(1, 0, `Ada does ${number}.`, { rule }))
  expect(sentences(lines, nameOf, 'en').map(({ rules }) => rules)).toEqual([['R-1', 'R-2']])
})
