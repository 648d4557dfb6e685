/* Pieces in flight: where they were, where they are now, and the way between. A place that pieces leave or reach
   has a name on the board, data-spot. */
import { cubicInOut } from 'svelte/easing'

export interface Flight {
  from: string
  to: string
}

/** What was to be seen at a moment. */
export interface Sight<View> {
  view: View
  spots: string[]
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const DURATION = 600
/** Longer than any flight with its delay. */
const MANY = 100

/** Spots are named "piece:place"; of each piece, places that were left are paired with places that were reached. */
export function pairUp(before: Iterable<string>, after: Iterable<string>): Flight[] {
  const old = new Set(before)
  const now = new Set(after)
  const left = byPiece([...old].filter((spot) => !now.has(spot)))
  const reached = byPiece([...now].filter((spot) => !old.has(spot)))
  return [...reached].flatMap(([piece, spots]) => {
    const origins = left.get(piece) ?? []
    return spots.slice(0, origins.length).map((to, index) => ({ from: origins[index] ?? to, to }))
  })
}

function byPiece(spots: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const spot of spots) {
    const piece = spot.slice(0, spot.indexOf(':'))
    found.set(piece, [...(found.get(piece) ?? []), spot])
  }
  return found
}

/** Every spot that a board shows; of several with one name, the first. */
export function spotsIn(board: Element): Map<string, Element> {
  const found = new Map<string, Element>()
  for (const element of board.querySelectorAll('[data-spot]')) {
    const spot = element.getAttribute('data-spot') ?? ''
    if (!found.has(spot) && isDrawn(element)) found.set(spot, element)
  }
  return found
}

/** Where they are, within the board, so that it stays right while the page is scrolled. */
export function boxesIn(board: Element): Map<string, Box> {
  const frame = frameOf(board)
  return new Map([...spotsIn(board)].map(([spot, element]) => [spot, boxIn(frame, element)]))
}

/** A phone hides the parts of a board that have no room: nothing comes from there. */
function isDrawn(element: Element): boolean {
  return element.checkVisibility?.() ?? true
}

interface Frame {
  left: number
  top: number
  scale: number
}

function frameOf(board: Element): Frame {
  const { left, top, width } = board.getBoundingClientRect()
  return { left, top, scale: width / ((board as HTMLElement).offsetWidth || width) || 1 }
}

/** In the board's own pixels, however large it is shown. */
function boxIn({ left, top, scale }: Frame, element: Element): Box {
  const box = element.getBoundingClientRect()
  return {
    left: (box.left - left) / scale,
    top: (box.top - top) / scale,
    width: box.width / scale,
    height: box.height / scale,
  }
}

export interface Way {
  board: Element
  from: Box
  /** It may itself move meanwhile. */
  to: Element
  /** Milliseconds. */
  delay: number
}

/** Moves an element over a board. Returns how to end it early. */
export function fly(flyer: HTMLElement, { board, from, to, delay }: Way, land: () => void): () => void {
  const start = performance.now() + delay
  let frame = 0

  function next(now: number): void {
    const part = Math.min(Math.max((now - start) / DURATION, 0), 1)
    moveTo(flyer, between(from, boxIn(frameOf(board), to), cubicInOut(part)))
    if (part < 1 && to.isConnected) frame = requestAnimationFrame(next)
    else land()
  }
  frame = requestAnimationFrame(next)
  moveTo(flyer, from)
  return () => cancelAnimationFrame(frame)
}

export function between(from: Box, to: Box, part: number): Box {
  const mix = (key: keyof Box) => from[key] + (to[key] - from[key]) * part
  return { left: mix('left'), top: mix('top'), width: mix('width'), height: mix('height') }
}

function moveTo(flyer: HTMLElement, box: Box): void {
  for (const [name, value] of Object.entries(box)) flyer.style.setProperty(name, `${value}px`)
}

/** What can be moved, asked and read out on a board is so only once. */
const UNIQUE = ['data-spot', 'data-move', 'data-why-not', 'role', 'tabindex', 'id']

/** A piece drawn once more, to fly over the board: a drawing would cut off what leaves it. */
export function copyOf(element: Element): Element {
  const isWhole = !(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement
  const copy = isWhole ? (element.cloneNode(true) as Element) : drawingOf(element)
  for (const part of [copy, ...copy.querySelectorAll('*')]) for (const name of UNIQUE) part.removeAttribute(name)
  return copy
}

function drawingOf(element: SVGGraphicsElement): Element {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const piece = element.cloneNode(true) as SVGGraphicsElement
  piece.removeAttribute('transform')
  const { x, y, width, height } = element.getBBox()
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  drawing.append(piece)
  return drawing
}

/** Hides a piece until it is called back, as its copy is on the way. */
export function hide(element: Element): () => void {
  const hiding = element.animate?.([{ opacity: 0 }, { opacity: 0 }], { duration: DURATION, iterations: MANY })
  return () => hiding?.finish()
}
