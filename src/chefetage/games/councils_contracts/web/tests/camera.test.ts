import { expect, test } from 'vitest'
import { corner, fit, scaleAtFirst, scaleToFit, scrollToKeep, zoom, type Frame } from '../city/camera'
import { CARD } from '../layout'

const CITY = [
  { x: 0, y: 0 },
  { x: 5, y: 0 },
  { x: 2, y: -4 },
]
const HOME = fit(CITY, 0.5)
const BOX = { width: 800, height: 400 }

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
  const scale = scaleToFit(HOME, BOX)
  expect(HOME.width * scale).toBeLessThanOrEqual(BOX.width)
  expect(HOME.height * scale).toBeLessThanOrEqual(BOX.height)
})

test('a small city is not blown up', () => {
  expect(fit([{ x: 0, y: 0 }], 0).width).toBeGreaterThan(3 * CARD.pitch)
})

test('a finger finds every cell of a large city', () => {
  expect(scaleAtFirst(HOME, { width: 100, height: 100 }, 44) * CARD.pitch).toBe(44)
  expect(scaleAtFirst(HOME, BOX, 0)).toBe(scaleToFit(HOME, BOX))
})

test('a zoom goes from the whole city to a few cards', () => {
  const whole = scaleToFit(HOME, BOX)
  expect(zoom(whole, 1.5, HOME, BOX)).toBeCloseTo(1.5 * whole)
  expect(zoom(whole, 0.001, HOME, BOX)).toBe(whole)
  expect(zoom(whole, 1000, HOME, BOX) * CARD.pitch).toBeLessThan(BOX.width)
})

test.each([
  { scroll: 0, drawing: 300, next: 1200 },
  { scroll: 250, drawing: 900, next: 1200 },
  { scroll: 100, drawing: 1200, next: 600 },
])('a zoom keeps its point in place: $drawing to $next', ({ scroll, drawing, next }) => {
  const window = 600
  const at = 310
  const margin = (length: number) => Math.max(0, (window - length) / 2)
  const place = (scroll + at - margin(drawing)) / drawing
  const after = scrollToKeep(at, { window, scroll, drawing }, next)
  expect((after + at - margin(next)) / next).toBeCloseTo(place)
})
