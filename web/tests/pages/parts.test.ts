import { describe, expect, test } from 'vitest'
import { changedKeys } from '../../src/pages/table/changes'
import { courseOf, isMarked, ticks } from '$lib/game/end/chart'
import { iconOf } from '$lib/game/event_icon'
import { commonBeginning, completions, filtered, groups } from '../../src/pages/table/offers'
import { needsCurtain, needsHandover, othersHere, turnOf, wantedSeat } from '../../src/pages/table/viewpoint'
import { offer, seat, summary } from '../samples'

describe('offers', () => {
  const offers = [offer('place sell'), offer('place smuggle'), offer('pass', { text: 'Stop here' })]

  test('are grouped by what they do', () => {
    expect(groups(offers).map((group) => [group.action, group.offers.length])).toEqual([
      ['place', 2],
      ['pass', 1],
    ])
  })

  test('are found by words and by notation', () => {
    expect(filtered(offers, 'stop').map(({ move }) => move)).toEqual(['pass'])
    expect(filtered(offers, 'PLACE s')).toHaveLength(2)
    expect(filtered(offers, '')).toHaveLength(3)
  })

  test('complete what was typed, beginnings first', () => {
    expect(completions(offers, 'p', 8).map(({ move }) => move)).toEqual(['place sell', 'place smuggle', 'pass'])
    expect(completions(offers, 'smug', 8).map(({ move }) => move)).toEqual(['place smuggle'])
    expect(completions(offers, ' ', 8)).toEqual([])
  })

  test('have a common beginning', () => {
    expect(commonBeginning(['place sell', 'place smuggle'])).toBe('place s')
    expect(commonBeginning([])).toBe('')
  })
})

describe('the viewpoint', () => {
  const shared = summary({ seats: [seat({ mine: true }), seat({ mine: true, name: 'Ben' }), seat()] })

  test('goes to the seat of mine that has to decide', () => {
    expect(wantedSeat(shared, [1], 0)).toBe(1)
    expect(wantedSeat(shared, [2], 0)).toBe(0)
    expect(wantedSeat(shared, [0, 1], 1)).toBe(1)
    expect(wantedSeat(shared, [], -1)).toBe(0)
  })

  test('of somebody without a seat is that of a spectator', () => {
    expect(wantedSeat(summary({ seats: [seat(), seat()] }), [0], -1)).toBe(-1)
  })

  test('is handed over only where secrets and several people are', () => {
    expect(needsHandover(shared, true)).toBe(true)
    expect(needsHandover(shared, false)).toBe(false)
    expect(needsHandover(summary(), true)).toBe(false)
    expect(needsHandover({ ...shared, status: 'over' }, true)).toBe(false)
  })

  test('is hidden behind a curtain only where something is secret, before or behind it', () => {
    expect(needsCurtain([0, 1], 0, 1)).toBe(true)
    expect(needsCurtain([0], 0, 1)).toBe(true)
    expect(needsCurtain([1], -1, 1)).toBe(true)
    expect(needsCurtain([2], 0, 1)).toBe(false)
    expect(needsCurtain([0, 1], 1, 1)).toBe(false)
    expect(othersHere(shared, 1)).toEqual([shared.seats[0]!.name])
  })

  test('says whose turn it is', () => {
    expect(turnOf(shared, [1])).toBe('me')
    expect(turnOf(shared, [2])).toBe('other')
    expect(turnOf({ ...shared, status: 'over' }, [])).toBe('over')
  })
})

test('changed keys are those of entries that differ, and new strings', () => {
  expect([...changedKeys({ a: { b: 1, c: 2 }, d: ['x'] }, { a: { b: 1, c: 3 }, d: ['x', 'y'] })].sort()).toEqual([
    'a',
    'c',
    'd',
    'y',
  ])
  expect(changedKeys({ a: [1, 2] }, { a: [1, 2] }).size).toBe(0)
})

describe('the course of the scores', () => {
  const move = (round: number, scores: number[] | null) => ({
    ply: 1,
    seat: 0,
    move: null,
    text: '',
    round,
    scores,
    holdings: { gears: [round, 7] },
  })

  test('takes the last scores of each round', () => {
    const course = courseOf([move(1, [0, 1]), move(1, [2, 3]), move(2, [5, -4])])
    expect(course).toEqual({
      rounds: [1, 2],
      values: [
        [2, 5],
        [3, -4],
      ],
      least: -4,
      most: 5,
    })
  })

  test('tells of holdings, too', () => {
    expect(courseOf([move(1, null), move(3, null)], 'gears')?.values).toEqual([
      [1, 3],
      [7, 7],
    ])
  })

  test('is not drawn where scores are secret', () => {
    expect(courseOf([move(1, null), move(2, null)])).toBeNull()
  })

  test('has round numbers at its axis', () => {
    expect(ticks(0, 47)).toEqual([0, 10, 20, 30, 40])
    expect(ticks(-4, 5)).toEqual([-4, -2, 0, 2, 4])
    expect(ticks(0, 1)).toEqual([0, 1])
  })

  test('marks as many rounds as there is room for, and always the last', () => {
    const marked = (rounds: number) => [...Array(rounds).keys()].filter((index) => isMarked(index, rounds))
    expect(marked(3)).toEqual([0, 1, 2])
    expect(marked(51)).toHaveLength(17)
    expect(marked(51).at(-1)).toBe(50)
  })
})

test('events have signs', () => {
  expect(iconOf('gears_sold')).toBe('coin')
  expect(iconOf('something_else')).toBe('arrow_right')
})
