import { expect, test } from 'vitest'
import { around, framed, ROOM } from '../../src/pages/learn/framing'

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })

test('the part that is shown holds everything that is looked at, with room around it', () => {
  expect(around([box(100, 50, 20, 20), box(300, 10, 50, 40), box(0, 0, 0, 0)])).toEqual(
    box(100 - ROOM, 10 - ROOM, 250 + 2 * ROOM, 60 + 2 * ROOM),
  )
  expect(around([])).toBeUndefined()
})

test('it fills the frame as far as it can and stands in its middle', () => {
  const view = framed(box(400, 100, 1000, 500), 500, 600)
  expect(view.scale).toBe(0.5)
  expect(view.height).toBe(250)
  expect([400 * view.scale + view.x, 100 * view.scale + view.y]).toEqual([0, 0])
})

test('it is never higher than there is room for, and little things are not blown up', () => {
  expect(framed(box(0, 0, 200, 1000), 500, 400)).toMatchObject({ scale: 0.4, height: 400, x: 210 })
  expect(framed(box(0, 0, 40, 40), 500, 400).scale).toBeLessThan(1.5)
})
