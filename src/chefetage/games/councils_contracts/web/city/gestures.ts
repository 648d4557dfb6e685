/* Wheel, drag and pinch over the city, told as pans and zooms in pixels. */
import type { Attachment } from 'svelte/attachments'
import { DRAG } from '../layout'

interface Point {
  x: number
  y: number
}

export interface Gestures {
  pan(dx: number, dy: number): void
  zoom(factor: number, at: Point): void
}

const WHEEL = 0.0016 // zoom per pixel of a wheel

export function gestures({ pan, zoom }: Gestures): Attachment<SVGSVGElement> {
  return (node) => {
    const pointers = new Map<number, Point>()
    let travelled = 0
    const events = new AbortController()
    const { signal } = events

    function onWheel(event: WheelEvent) {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY * WHEEL), place(node, event))
    }

    function onDown(event: PointerEvent) {
      if (pointers.size === 0) travelled = 0
      pointers.set(event.pointerId, place(node, event))
    }

    function onMove(event: PointerEvent) {
      const before = pointers.get(event.pointerId)
      if (!before) return
      const now = place(node, event)
      travelled += Math.hypot(now.x - before.x, now.y - before.y)
      if (pointers.size === 2) pinch(event.pointerId, before, now)
      else if (travelled > DRAG) drag(event, before, now)
      pointers.set(event.pointerId, now)
    }

    function drag(event: PointerEvent, before: Point, now: Point) {
      if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId)
      pan(before.x - now.x, before.y - now.y)
    }

    function pinch(id: number, before: Point, now: Point) {
      const [other] = [...pointers].filter(([key]) => key !== id).map(([, point]) => point)
      if (!other) return
      zoom(distance(now, other) / Math.max(distance(before, other), 1), between(now, other))
      pan((before.x - now.x) / 2, (before.y - now.y) / 2)
    }

    const onUp = (event: PointerEvent) => pointers.delete(event.pointerId)

    /** The end of a drag is no click on what lies below. */
    function onClick(event: MouseEvent) {
      if (travelled <= DRAG || event.detail === 0) return
      event.stopPropagation()
      travelled = 0
    }

    node.addEventListener('wheel', onWheel, { passive: false, signal })
    node.addEventListener('pointerdown', onDown, { signal })
    node.addEventListener('pointermove', onMove, { signal })
    node.addEventListener('click', onClick, { capture: true, signal })
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
      node.addEventListener(end, onUp, { signal })
    }
    return () => events.abort()
  }
}

function place(node: Element, event: MouseEvent): Point {
  const box = node.getBoundingClientRect()
  return { x: event.clientX - box.left, y: event.clientY - box.top }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const between = (a: Point, b: Point) => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
})
