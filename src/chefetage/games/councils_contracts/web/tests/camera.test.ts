import { expect, test } from 'vitest'
import { corner, fit, middle, pan, reveal, scaleOf, toDrawing, zoom, type Frame } from '../city/camera'
import { CARD } from '../layout'

const CITY = [
  { x: 0, y: 0 },
  { x: 5, y: 0 },
  { x: 2, y: -4 },
]
const HOME = fit(CITY, 0.5)

function holds(frame: Frame, cell: { x: number; y: number }): boolean {
  const { x, y } = corner(cell)
  const isIn = (place: number, start: number, length: number) => place >= start && place + CARD.size <= start + length
  return isIn(x, frame.x, frame.width) && isIn(y, frame.y, frame.height)
}

test('y points upwards in the city', () => {
  expect(corner({ x: 1, y: 2 })).toEqual({ x: CARD.pitch, y: -2 * CARD.pitch })
})

test('the window fits the whole city', () => {
  expect(CITY.every((cell) => holds(HOME, cell))).toBe(true)
})

test('a small city is not blown up', () => {
  expect(fit([{ x: 0, y: 0 }], 0).width).toBeGreaterThan(3 * CARD.pitch)
})

test('a zoom keeps its point in place', () => {
  const box = { width: 800, height: 400 }
  const at = toDrawing(HOME, box, { x: 100, y: 300 })
  const near = zoom(HOME, 1.5, HOME, at)
  const again = toDrawing(near, box, { x: 100, y: 300 })
  expect(again.x).toBeCloseTo(at.x)
  expect(again.y).toBeCloseTo(at.y)
  expect(scaleOf(near, box)).toBeCloseTo(1.5 * scaleOf(HOME, box))
})

test('a zoom has limits', () => {
  expect(zoom(HOME, 1000, HOME).width).toBeGreaterThan(CARD.pitch)
  expect(zoom(HOME, 0.001, HOME).width).toBeLessThan(2 * HOME.width)
})

test('what has the focus comes into the window', () => {
  const away = pan(zoom(HOME, 2, HOME), 4000, 4000)
  for (const cell of CITY) expect(holds(reveal(away, cell), cell)).toBe(true)
})

test('panning moves the middle', () => {
  expect(middle(pan(HOME, 10, -20))).toEqual({
    x: middle(HOME).x + 10,
    y: middle(HOME).y - 20,
  })
})
