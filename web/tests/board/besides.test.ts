import { expect, test } from 'vitest'
import { besides } from '$board/besides'

test('a part of a board is told something otherwise, and everything else as it is now', () => {
  let step = 'plan'
  const table = {
    offers: 3,
    get step() {
      return step
    },
  }
  const other = besides(table, { offers: 0 })
  step = 'sell'
  expect([other.offers, other.step, table.offers]).toEqual([0, 'sell', 3])
})
