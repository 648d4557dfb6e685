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

export type Hidden = Record<Way, number>

export const NONE: Hidden = { left: 0, right: 0, up: 0, down: 0 }

/** How many of the parts have their middle beyond each edge. */
export function hiddenIn(window: Element, parts: Element[]): Hidden {
  const box = window.getBoundingClientRect()
  const middles = parts.map((part) => middleOf(part.getBoundingClientRect()))
  const count = (isBeyond: (middle: Middle) => boolean) => middles.filter(isBeyond).length
  return {
    left: count(({ x }) => x < box.left),
    right: count(({ x }) => x > box.right),
    up: count(({ y }) => y < box.top),
    down: count(({ y }) => y > box.bottom),
  }
}

/** Scrolls it to the middle of the parts, if any of them is out of sight. */
export function bringIntoSight(window: Element, parts: Element[]): void {
  if (Object.values(hiddenIn(window, parts)).every((count) => count === 0)) return
  const middles = parts.map((part) => middleOf(part.getBoundingClientRect()))
  const { x, y } = middleOf(window.getBoundingClientRect())
  window.scrollBy(mean(middles.map((middle) => middle.x)) - x, mean(middles.map((middle) => middle.y)) - y)
}

interface Middle {
  x: number
  y: number
}

function middleOf({ left, top, width, height }: DOMRect): Middle {
  return { x: left + width / 2, y: top + height / 2 }
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
