/* Looking at a board more closely. */
import { expect, test } from 'vitest'
import { ALL, moved, zoomed } from '../../src/lib/game/camera'

test('what is pointed at stays where it is', () => {
  const at = { x: 0.25, y: 0.75 }
  const near = zoomed(zoomed(ALL, 1.5, at), 1.2, at)
  const shown = (share: number, shift: number) => share * near.zoom + shift
  expect(near.zoom).toBeCloseTo(1.8)
  expect([shown(0.25, near.x), shown(0.75, near.y)]).toEqual([expect.closeTo(0.25), expect.closeTo(0.75)])
})

test('nobody looks from farther away than all, or loses the board', () => {
  expect(zoomed(ALL, 0.5, { x: 0.5, y: 0.5 })).toEqual(ALL)
  const near = zoomed(ALL, 2, { x: 0, y: 0 })
  expect(moved(near, { x: 1, y: -9 })).toEqual({ zoom: 2, x: 0, y: -1 })
  expect(zoomed(near, 100, { x: 0, y: 0 }).zoom).toBe(4)
  expect(moved(ALL, { x: -0.5, y: 0.5 })).toEqual(ALL)
})
