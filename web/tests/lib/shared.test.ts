/* What has not changed from one position to the next stays the same object. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shared, sharedPosition } from '$lib/game/shared'
import { offer, position } from '../samples'

const copyOf = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value

test('what is shared equals what was read', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const expected = copyOf(after)
      expect(shared(copyOf(before), copyOf(after))).toEqual(expected)
    }),
  )
})

test('what was read once more is what was there', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const before = copyOf(value)
      expect(shared(before, copyOf(value))).toBe(before)
    }),
  )
})

test('what has changed is new, with all that leads to it; all else stays', () => {
  const before = { regions: { india: { slots: [0] }, peru: { slots: [1, 2] } }, round: 1 }
  const after = shared(before, { regions: { india: { slots: [0] }, peru: { slots: [1] } }, round: 1 })
  expect(after).toEqual({ regions: { india: { slots: [0] }, peru: { slots: [1] } }, round: 1 })
  expect(after.regions.india).toBe(before.regions.india)
  expect(after.regions).not.toBe(before.regions)
})

test('a list is no record, and a shorter list is another one', () => {
  expect(shared({ 0: 'a' }, ['a'])).toEqual(['a'])
  expect(shared(['a', 'b'], ['a'])).toEqual(['a'])
})

test('a move is known by its notation, wherever it stands now', () => {
  const before = position({ offers: [offer('pass'), offer('place sell')] })
  const after = sharedPosition(before, position({ ply: 1, offers: [offer('place sell'), offer('stay')] }))
  expect(after).toEqual(position({ ply: 1, offers: [offer('place sell'), offer('stay')] }))
  expect(after.offers[0]).toBe(before.offers[1])
  expect(after.view).toBe(before.view)
})
