import { expect, test, vi } from 'vitest'
import { corner, fit, scaleIn, type Frame } from '../city/camera'
import { bringIntoSight, hiddenIn, NONE, stepToNext } from '../city/sight'
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
  const scale = scaleIn(BOX, HOME, 0)
  expect(HOME.width * scale).toBeLessThanOrEqual(BOX.width)
  expect(HOME.height * scale).toBeLessThanOrEqual(BOX.height)
})

test('a small city is not blown up', () => {
  expect(fit([{ x: 0, y: 0 }], 0).width).toBeGreaterThan(3 * CARD.pitch)
})

test('a finger finds every card of a large city', () => {
  expect(scaleIn({ width: 100, height: 100 }, HOME, 44) * CARD.size).toBe(44)
})

function boxed(left: number, top: number, width: number, height: number): HTMLElement {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height)
  element.scrollBy = vi.fn()
  return element
}

test('what is out of sight is counted by its way, and brought into sight', () => {
  const window = boxed(100, 100, 200, 100)
  const [inside, left, low] = [boxed(150, 120, 20, 20), boxed(60, 120, 20, 20), boxed(150, 260, 20, 20)]
  expect(hiddenIn(window, [inside])).toEqual(NONE)
  expect(hiddenIn(window, [inside, left, low])).toEqual({
    left: 1,
    right: 0,
    up: 0,
    down: 1,
    all: 2,
  })
  bringIntoSight(window, [inside])
  expect(window.scrollBy).not.toHaveBeenCalled()
  bringIntoSight(window, [left])
  expect(window.scrollBy).toHaveBeenLastCalledWith(-130, -20)
})

test('what is cut counts as out of sight', () => {
  expect(hiddenIn(boxed(100, 100, 200, 100), [boxed(90, 120, 40, 20)])).toEqual({ ...NONE, left: 1, all: 1 })
})

test('one is led through all that is out of sight as one reads', () => {
  const window = boxed(0, 0, 100, 100)
  const [right, low, lowLeft, high] = [
    boxed(150, 10, 20, 20),
    boxed(60, 110, 20, 20),
    boxed(-40, 130, 20, 20),
    boxed(30, -60, 20, 20),
  ]
  expect(stepToNext(window, [right, low, lowLeft, high])).toEqual({ x: 150, y: 0 })
  expect(stepToNext(window, [low, lowLeft, high])).toEqual({ x: -40, y: 110 })
  expect(stepToNext(window, [high])).toEqual({ x: 30, y: -60 })
})

test('where not all is in sight at once, most of it is', () => {
  const window = boxed(0, 0, 100, 100)
  const [far, near, beside] = [boxed(-300, 40, 20, 20), boxed(290, 40, 20, 20), boxed(310, 40, 20, 20)]
  bringIntoSight(window, [far, near, beside])
  expect(window.scrollBy).toHaveBeenLastCalledWith(250, 0)
})
