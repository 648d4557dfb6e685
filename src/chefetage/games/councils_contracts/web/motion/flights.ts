/* Pieces in flight: whatever left one place of the board and arrived at another travels there. */
import { cubicInOut } from 'svelte/easing'
import { FLIGHT } from '../layout'

export interface Flight {
  from: string
  to: string
}

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

type Places = Map<string, { element: SVGGraphicsElement; box: DOMRect }>

/** Remembers where pieces are before the board changes, and lets them travel afterwards. */
export function flights(root: () => HTMLElement | undefined) {
  let before: Places = new Map()
  return {
    remember() {
      before = placesIn(root())
    },
    takeOff() {
      const after = placesIn(root())
      pairUp(before.keys(), after.keys()).forEach(({ from, to }, index) => {
        const start = before.get(from)
        const end = after.get(to)
        if (start && end) travel(start.box, end.element, index * FLIGHT.stagger)
      })
    },
  }
}

function placesIn(root: HTMLElement | undefined): Places {
  const elements = [...(root?.querySelectorAll<SVGGraphicsElement>('[data-spot]') ?? [])]
  return new Map(
    elements.map((element) => [element.dataset.spot ?? '', { element, box: element.getBoundingClientRect() }]),
  )
}

/** A copy flies over the page, for a drawing cuts off what leaves it; the city's window may move meanwhile. */
function travel(from: DOMRect, element: SVGGraphicsElement, delay: number) {
  const copy = floatingCopy(element)
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT.duration + delay })
  const start = performance.now() + delay

  function frame(now: number) {
    const part = cubicInOut(Math.min(Math.max((now - start) / FLIGHT.duration, 0), 1))
    moveTo(copy, between(from, element.getBoundingClientRect(), part))
    if (part < 1 && element.isConnected) return requestAnimationFrame(frame)
    copy.remove()
    hidden.cancel()
  }
  frame(performance.now())
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

function between(from: Box, to: Box, part: number): Box {
  const mix = (key: keyof Box) => from[key] + (to[key] - from[key]) * part
  return { left: mix('left'), top: mix('top'), width: mix('width'), height: mix('height') }
}

function moveTo(copy: SVGElement, box: Box) {
  for (const [name, value] of Object.entries(box)) copy.style.setProperty(name, `${value}px`)
}

const AFLOAT = { position: 'fixed', 'z-index': '20', 'pointer-events': 'none', overflow: 'visible' }

function floatingCopy(element: SVGGraphicsElement): SVGElement {
  const copy = element instanceof SVGSVGElement ? (element.cloneNode(true) as SVGElement) : drawingOf(element)
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['data-spot', 'data-move', 'role', 'tabindex']) part.removeAttribute(name)
  }
  copy.setAttribute('aria-hidden', 'true')
  for (const [name, value] of Object.entries(AFLOAT)) copy.style.setProperty(name, value)
  document.body.append(copy)
  return copy
}

function drawingOf(element: SVGGraphicsElement): SVGElement {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const piece = element.cloneNode(true) as SVGGraphicsElement
  piece.removeAttribute('transform')
  const { x, y, width, height } = element.getBBox()
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  drawing.append(piece)
  return drawing
}
