import { render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { between, copyOf, pairUp } from '$board/flights'
import FlightsHarness from './FlightsHarness.svelte'

const LONG_ENOUGH = 700 // milliseconds

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }))
afterEach(() => void vi.useRealTimers())

test('pieces that left are paired with places that were reached, by piece', () => {
  const before = ['worker-0:free:0', 'worker-0:free:1', 'worker-1:box:0', 'card-9:display']
  const after = ['worker-0:free:0', 'worker-0:finance:0', 'worker-1:box:0', 'card-9:city', 'card-3:display']
  expect(pairUp(before, after)).toEqual([
    { from: 'worker-0:free:1', to: 'worker-0:finance:0' },
    { from: 'card-9:display', to: 'card-9:city' },
  ])
})

test('half of the way is the middle, in place and size', () => {
  const box = (left: number, width: number) => ({ left, top: 0, width, height: 10 })
  expect(between(box(0, 10), box(100, 30), 0.5)).toEqual(box(50, 20))
})

async function moved(changes: { still?: boolean; drawn?: boolean }) {
  const flights = vi.fn((before: { spots: string[] }, after: { spots: string[] }) => pairUp(before.spots, after.spots))
  const { container, rerender } = render(FlightsHarness, {
    place: 'store',
    still: false,
    drawn: true,
    flights,
    ...changes,
  })
  await rerender({ place: 'market' })
  return { container, flights, flyers: () => [...container.querySelectorAll('.flyer')] }
}

test('a piece flies from where it was to where it is, and is gone when it has landed', async () => {
  const { flyers, flights } = await moved({})
  expect(flights).toHaveBeenCalledExactlyOnceWith(
    { view: 'store', spots: ['piece:store'] },
    { view: 'market', spots: ['piece:market'] },
  )
  expect(flyers().map((flyer) => flyer.textContent)).toEqual(['piece:store to piece:market'])
  vi.advanceTimersByTime(LONG_ENOUGH)
  await Promise.resolve()
  expect(flyers()).toEqual([])
})

test('without a drawing a copy of the piece flies, which nobody can click or find', async () => {
  const { flyers, container } = await moved({ drawn: false })
  expect(flyers().map((flyer) => flyer.innerHTML)).toEqual([expect.stringContaining('>market</b>')])
  expect(container.querySelectorAll('[data-spot], [role]')).toHaveLength(1)
})

test('who wants no motion sees none', async () => {
  const { flyers, flights } = await moved({ still: true })
  expect(flights).not.toHaveBeenCalled()
  expect(flyers()).toEqual([])
})

test('a part of a drawing is copied as a drawing of its own', () => {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  drawing.innerHTML = '<g transform="translate(3 4)" data-spot="worker:free"><circle r="5"/></g>'
  const piece = drawing.querySelector('g') as SVGGraphicsElement
  piece.getBBox = () => ({ x: -5, y: -5, width: 10, height: 10 }) as DOMRect
  const copy = copyOf(piece)
  expect(copy.getAttribute('viewBox')).toBe('-5 -5 10 10')
  expect(copy.querySelector('g')?.attributes).toHaveLength(0)
})
