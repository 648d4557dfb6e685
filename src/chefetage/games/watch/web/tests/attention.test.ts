/* A decision comes into view, and what is in view stays where it is. */
import { expect, it } from 'vitest'
import { distance } from '../attention'

it.each([
  ['all is in view', 200, 400, 0],
  ['it lies below', 900, 1000, 500],
  ['it lies above', -300, -100, -650],
  ['it is hidden by the bar', 50, 250, -300],
  ['it is too tall but begins in view', 300, 2000, 0],
  ['it is too tall and begins far down', 700, 2000, 588],
  ['it is too tall and lies below', 900, 3000, 788],
])('%s', (_, top, bottom, way) => {
  expect(distance(top, bottom, 100, 800)).toBe(way)
})
