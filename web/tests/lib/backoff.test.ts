import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backoff, LONGEST_MS } from '$lib/link/backoff'

test('the first try comes soon, later ones later', () => {
  expect(backoff(0, 1)).toBeLessThan(1000)
  expect(backoff(3, 1)).toBeGreaterThan(backoff(1, 1))
})

test('nobody waits longer than 30 seconds', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
      const pause = backoff(failures, chance)
      return pause > 0 && pause <= LONGEST_MS
    }),
  )
})
