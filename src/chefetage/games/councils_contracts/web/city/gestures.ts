/* Wheel, drag and pinch over the city, told as pans and zooms in pixels; one finger scrolls by itself. */
import type { Attachment } from 'svelte/attachments'
import { DRAG } from '../layout'

export interface Point {
  x: number
  y: number
}

export interface Gestures {
  pan(dx: number, dy: number): void
  zoom(factor: number, at: Point): void
}

const WHEEL = 0.0016 // zoom per pixel of a wheel

export function gestures(told: Gestures): Attachment<HTMLElement> {
  return (node) => {
    const events = new AbortController()
    wheel(node, told, events.signal)
    drag(node, told, events.signal)
    pinch(node, told, events.signal)
    return () => events.abort()
  }
}

function wheel(node: HTMLElement, { zoom }: Gestures, signal: AbortSignal) {
  function onWheel(event: WheelEvent) {
    event.preventDefault()
    zoom(Math.exp(-event.deltaY * WHEEL), place(node, event))
  }
  node.addEventListener('wheel', onWheel, { passive: false, signal })
}

function drag(node: HTMLElement, { pan }: Gestures, signal: AbortSignal) {
  let last: Point | null = null
  let travelled = 0

  function onDown(event: PointerEvent) {
    travelled = 0
    last = event.pointerType === 'touch' ? null : place(node, event)
  }
  function onMove(event: PointerEvent) {
    if (!last) return
    const now = place(node, event)
    travelled += distance(last, now)
    if (travelled > DRAG) {
      node.setPointerCapture(event.pointerId)
      pan(last.x - now.x, last.y - now.y)
    }
    last = now
  }
  /** The end of a drag is no click on what lies below. */
  function onClick(event: MouseEvent) {
    if (travelled <= DRAG || event.detail === 0) return
    event.stopPropagation()
    travelled = 0
  }
  node.addEventListener('pointerdown', onDown, { signal })
  node.addEventListener('pointermove', onMove, { signal })
  node.addEventListener('click', onClick, { capture: true, signal })
  for (const end of ['pointerup', 'pointercancel'] as const) node.addEventListener(end, () => (last = null), { signal })
}

function pinch(node: HTMLElement, { pan, zoom }: Gestures, signal: AbortSignal) {
  let before: [Point, Point] | null = null

  function onTouch(event: TouchEvent) {
    const [one, other] = [...event.touches].map((touch) => place(node, touch))
    const now: [Point, Point] | null = one && other ? [one, other] : null
    if (now) event.preventDefault()
    if (now && before) {
      zoom(distance(...now) / Math.max(distance(...before), 1), middle(...now))
      pan(middle(...before).x - middle(...now).x, middle(...before).y - middle(...now).y)
    }
    before = now
  }
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
    node.addEventListener(type, onTouch, { passive: false, signal })
  }
}

function place(node: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = node.getBoundingClientRect()
  return { x: clientX - box.left, y: clientY - box.top }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
