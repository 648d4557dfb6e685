import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { point } from '$lib/pointing/point'
import { outlineOf } from '$lib/pointing/shapes'

const SVG = 'http://www.w3.org/2000/svg'
const frames: FrameRequestCallback[] = []

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0))
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  frames.splice(0)
})

function draw(): void {
  frames.splice(0).forEach((run) => run(0))
}

function boxed<Place extends Element>(place: Place, left: number, top: number, width: number, height: number): Place {
  place.getBoundingClientRect = () => new DOMRect(left, top, width, height)
  return place
}

function button(left: number): HTMLElement {
  const made = boxed(document.createElement('button'), left, 20, 100, 40)
  document.body.append(made)
  return made
}

const rings = () => [...document.querySelectorAll('.pointing > *')]

test('a ring lies around a place, in a layer of the page itself', () => {
  const place = button(10)
  const stop = point(() => [place])
  expect(rings().map((ring) => ring.getAttribute('x'))).toEqual(['6'])
  expect(document.querySelector('.pointing')!.parentElement).toBe(document.body)
  expect(place.hasAttribute('data-wanted')).toBe(true)
  stop()
  expect(document.querySelector('.pointing')).toBeNull()
  expect(place.hasAttribute('data-wanted')).toBe(false)
})

test('it follows the place, and finds it when it is drawn later', () => {
  const found: Element[] = []
  const stop = point(() => found)
  expect(rings()).toEqual([])
  const place = button(10)
  found.push(place)
  draw()
  expect(rings()[0]!.getAttribute('x')).toBe('6')
  boxed(place, 210, 20, 100, 40)
  draw()
  expect(rings()[0]!.getAttribute('x')).toBe('206')
  found.pop()
  draw()
  expect(rings()).toEqual([])
  expect(place.hasAttribute('data-wanted')).toBe(false)
  stop()
})

test('what is not to be seen has no ring', () => {
  expect(outlineOf(boxed(document.createElement('div'), 0, 0, 0, 0))).toBeNull()
})

test('on an SVG it is the largest shape itself, not a box over its neighbours', () => {
  const svg = document.createElementNS(SVG, 'svg')
  const zone = boxed(document.createElementNS(SVG, 'g'), 0, 0, 300, 300)
  const slice = boxed(document.createElementNS(SVG, 'path'), 0, 0, 200, 200)
  const worker = boxed(document.createElementNS(SVG, 'circle'), 50, 50, 40, 40)
  slice.setAttribute('d', 'M0 0L200 0A200 200 0 0 1 141 141Z')
  slice.getScreenCTM = () => ({ a: 2, b: 0, c: 0, d: 2, e: 7, f: 9 }) as DOMMatrix
  zone.append(worker, slice)
  svg.append(zone)
  document.body.append(svg)
  expect(outlineOf(zone)).toEqual({
    name: 'path',
    attributes: { transform: 'matrix(2 0 0 2 7 9)', d: 'M0 0L200 0A200 200 0 0 1 141 141Z' },
  })
})

test('a place that was scrolled out of its panel comes into sight, and has no ring when it is scrolled away', () => {
  const panel = boxed(document.createElement('div'), 0, 0, 300, 200)
  panel.style.overflowY = 'auto'
  Object.defineProperties(panel, { scrollHeight: { value: 900 }, clientHeight: { value: 200 } })
  const place = boxed(document.createElement('button'), 0, 500, 100, 40)
  panel.append(place)
  document.body.append(panel)
  const stop = point(() => [place])
  expect(panel.scrollTop).toBe(420)
  expect(rings()).toEqual([])
  boxed(place, 0, 80, 100, 40)
  draw()
  expect(rings()).toHaveLength(1)
  stop()
})
