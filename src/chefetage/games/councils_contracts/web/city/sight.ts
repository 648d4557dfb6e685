/* A window that shows only a part of what is in it. */

export type Way = 'left' | 'right' | 'up' | 'down'

/** To the right and downwards. */
export interface Step {
  x: number
  y: number
}

export const WAYS: Record<Way, Step> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}

/** By way, and in all. */
export type Hidden = Record<Way | 'all', number>

export const NONE: Hidden = { left: 0, right: 0, up: 0, down: 0, all: 0 }

const EDGE = 1 // pixels that are no part

/** How many of the parts are beyond each edge, be it in part. */
export function hiddenIn(window: Element, parts: Element[]): Hidden {
  const box = window.getBoundingClientRect()
  const rects = parts.map((part) => part.getBoundingClientRect())
  const beyond: Record<Way, (rect: DOMRect) => boolean> = {
    left: ({ left }) => left < box.left - EDGE,
    right: ({ right }) => right > box.right + EDGE,
    up: ({ top }) => top < box.top - EDGE,
    down: ({ bottom }) => bottom > box.bottom + EDGE,
  }
  const count = (isBeyond: (rect: DOMRect) => boolean) => rects.filter(isBeyond).length
  return {
    left: count(beyond.left),
    right: count(beyond.right),
    up: count(beyond.up),
    down: count(beyond.down),
    all: count((rect) => Object.values(beyond).some((isBeyond) => isBeyond(rect))),
  }
}

/** How far the next parts are in the order of reading: to the right, then in the rows below, and again from the top. */
export function stepToNext(window: Element, parts: Element[]): Step {
  const box = window.getBoundingClientRect()
  const rects = parts.map((part) => part.getBoundingClientRect())
  const isInRows = ({ top, bottom }: DOMRect) => top >= box.top - EDGE && bottom <= box.bottom + EDGE
  const right = rects.filter((rect) => isInRows(rect) && rect.right > box.right + EDGE)
  if (right.length > 0) return { x: leftOf(right) - box.left, y: 0 }
  const below = rects.filter(({ bottom }) => bottom > box.bottom + EDGE)
  const next = below.length > 0 ? below : rects
  const top = Math.min(...next.map((rect) => rect.top))
  return { x: leftOf(next.filter(({ bottom }) => bottom <= top + box.height)) - box.left, y: top - box.top }
}

function leftOf(rects: DOMRect[]): number {
  return Math.min(...rects.map(({ left }) => left))
}

/** Scrolls it to where most of the parts are in sight, and whole, if not all of them are. */
export function bringIntoSight(window: Element, parts: Element[]): void {
  if (hiddenIn(window, parts).all === 0) return
  const box = window.getBoundingClientRect()
  const middle = middleOf(box)
  const rects = parts.map((part) => part.getBoundingClientRect())
  const isWhole = (rect: DOMRect, from: Middle) =>
    Math.abs(middleOf(rect).x - from.x) <= (box.width - rect.width) / 2 + EDGE &&
    Math.abs(middleOf(rect).y - from.y) <= (box.height - rect.height) / 2 + EDGE
  const seenFrom = (from: Middle) => rects.filter((rect) => isWhole(rect, from)).length
  const middles = rects.map(middleOf)
  const places = [meanOf(middles), ...middles]
  const best = places.reduce((best, place) => (seenFrom(place) > seenFrom(best) ? place : best))
  window.scrollBy(best.x - middle.x, best.y - middle.y)
}

interface Middle {
  x: number
  y: number
}

function middleOf({ left, top, width, height }: DOMRect): Middle {
  return { x: left + width / 2, y: top + height / 2 }
}

function meanOf(middles: Middle[]): Middle {
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  return { x: mean(middles.map(({ x }) => x)), y: mean(middles.map(({ y }) => y)) }
}
