/* Wheel, pinch, drag and double click over a board. */
import type { Point } from './camera'

export interface Handling {
  /** Nearer or farther, around a point as shares of the box. */
  zoom(by: number, at: Point): void
  /** As shares of the box. */
  move(by: Point): void
  fit(): void
  isNear(): boolean
}

const WHEEL = 0.0015
/** Pixels that tell a drag from a click. */
const DRAG = 6
const HELD_MS = 500

export function gestures(handling: Handling): (box: HTMLElement) => () => void {
  return (box) => {
    const pointers = new Map<number, PointerEvent>()
    let isDragged = false
    /** When a finger came down. */
    let touched = Infinity
    let start: Point | null = null

    function share(x: number, y: number): Point {
      const { left, top, width, height } = box.getBoundingClientRect()
      return { x: (x - left) / width, y: (y - top) / height }
    }

    function onWheel(event: WheelEvent) {
      if (event.defaultPrevented || canScroll(event, box)) return
      event.preventDefault()
      handling.zoom(Math.exp(-event.deltaY * WHEEL), share(event.clientX, event.clientY))
    }

    function onDown(event: PointerEvent) {
      if (event.isPrimary) pointers.clear() // of a place that is gone nobody hears that the finger left it
      pointers.set(event.pointerId, event)
      touched = event.pointerType === 'touch' ? event.timeStamp : Infinity
      if (pointers.size === 1) {
        isDragged = false
        start = { x: event.clientX, y: event.clientY }
      }
    }

    function onMove(event: PointerEvent) {
      const before = pointers.get(event.pointerId)
      if (!before) return
      const other = [...pointers.values()].find(({ pointerId }) => pointerId !== event.pointerId)
      pointers.set(event.pointerId, event)
      if (other) pinch(before, event, other)
      else if (handling.isNear()) drag(before, event)
    }

    function pinch(before: PointerEvent, now: PointerEvent, other: PointerEvent) {
      isDragged = true
      const middle = share((now.clientX + other.clientX) / 2, (now.clientY + other.clientY) / 2)
      handling.zoom(distance(now, other) / Math.max(1, distance(before, other)), middle)
    }

    function drag(before: PointerEvent, now: PointerEvent) {
      isDragged ||= start !== null && Math.hypot(now.clientX - start.x, now.clientY - start.y) > DRAG
      if (!isDragged) return
      const [from, to] = [share(before.clientX, before.clientY), share(now.clientX, now.clientY)]
      handling.move({ x: to.x - from.x, y: to.y - from.y })
    }

    const onUp = (event: PointerEvent) => void pointers.delete(event.pointerId)

    /** What was dragged is not clicked, and a finger that was held only wished to know. */
    function onClick(event: MouseEvent) {
      const isHeld = event.timeStamp - touched >= HELD_MS
      if (!isDragged && !isHeld) return
      isDragged = false
      touched = Infinity
      event.preventDefault()
      event.stopPropagation()
    }

    function onDouble(event: MouseEvent) {
      const isFree = !(event.target as Element).closest('button, a, input, [data-move], [data-why-not]')
      if (isFree) handling.fit()
    }

    box.addEventListener('wheel', onWheel, { passive: false })
    box.addEventListener('pointerdown', onDown)
    box.addEventListener('click', onClick, true)
    box.addEventListener('dblclick', onDouble)
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', onUp)
    window.addEventListener('pointercancel', onUp)
    return () => {
      box.removeEventListener('wheel', onWheel)
      box.removeEventListener('pointerdown', onDown)
      box.removeEventListener('click', onClick, true)
      box.removeEventListener('dblclick', onDouble)
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', onUp)
      window.removeEventListener('pointercancel', onUp)
    }
  }
}

function distance(one: PointerEvent, other: PointerEvent): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
}

/** Whether something under the pointer can be scrolled the way that the wheel turns. */
function canScroll({ target, deltaY }: WheelEvent, box: HTMLElement): boolean {
  for (let part = target as Element | null; part && part !== box; part = part.parentElement) {
    if (part.scrollHeight <= part.clientHeight || !/auto|scroll/.test(getComputedStyle(part).overflowY)) continue
    const left = deltaY < 0 ? part.scrollTop : part.scrollHeight - part.clientHeight - part.scrollTop
    if (left >= 1) return true
  }
  return false
}
