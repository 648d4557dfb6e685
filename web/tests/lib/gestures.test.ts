/* Wheel, drag, fingers and double click over a board. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gestures } from '../../src/lib/game/gestures'

const handling = { zoom: vi.fn(), move: vi.fn(), fit: vi.fn(), isNear: vi.fn(() => true) }
let box: HTMLElement
let stop: () => void

beforeEach(() => {
  box = document.createElement('div')
  box.innerHTML = '<p></p><button></button>'
  box.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 100 }) as DOMRect
  document.body.append(box)
  stop = gestures(handling)(box)
})
afterEach(() => {
  stop()
  box.remove()
  vi.clearAllMocks()
})

function point(type: string, x: number, y: number, pointerId = 1, pointerType = 'mouse') {
  const target = type === 'pointerdown' ? box : window
  target.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId, pointerType, bubbles: true }))
}

/** Whether a click on the button got through. */
function clicks(): boolean {
  const heard = vi.fn()
  const button = box.querySelector('button')!
  button.addEventListener('click', heard)
  button.click()
  button.removeEventListener('click', heard)
  return heard.mock.calls.length > 0
}

test('the wheel comes nearer to what it points at, and the page does not scroll', () => {
  const event = new WheelEvent('wheel', { deltaY: -100, cancelable: true, bubbles: true })
  Object.defineProperties(event, { clientX: { value: 50 }, clientY: { value: 50 } })
  box.querySelector('p')!.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect(handling.zoom).toHaveBeenCalledWith(expect.closeTo(Math.exp(0.15)), { x: 0.25, y: 0.5 })
})

test('what was dragged is not clicked; the next click is one again', () => {
  point('pointerdown', 10, 10)
  point('pointermove', 30, 10)
  point('pointerup', 30, 10)
  expect(handling.move).toHaveBeenCalledWith({ x: expect.closeTo(0.1) as number, y: 0 })
  expect([clicks(), clicks()]).toEqual([false, true])
})

test('a hand that trembles clicks all the same', () => {
  point('pointerdown', 10, 10)
  point('pointermove', 12, 11)
  point('pointerup', 12, 11)
  expect(handling.move).not.toHaveBeenCalled()
  expect(clicks()).toBe(true)
})

test('two fingers pinch', () => {
  point('pointerdown', 50, 50, 1, 'touch')
  point('pointerdown', 150, 50, 2, 'touch')
  point('pointermove', 250, 50, 2, 'touch')
  expect(handling.zoom).toHaveBeenCalledWith(2, { x: 0.75, y: 0.5 })
})

test('a double click shows all, but not on something that is clicked', () => {
  box.querySelector('button')!.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
  expect(handling.fit).not.toHaveBeenCalled()
  box.querySelector('p')!.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
  expect(handling.fit).toHaveBeenCalledOnce()
})
