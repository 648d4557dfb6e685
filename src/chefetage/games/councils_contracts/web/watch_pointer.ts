/* Tells which move and which card the pointer or the focus is on, and which card a finger holds. */
import type { Attachment } from 'svelte/attachments'
import { HOLD } from './layout'

export interface Pointed {
  move: string | null
  card: string | null
  /** Whether the card lies at the left of the board, and in the upper half of its part of it. */
  isLeft: boolean
  isHigh: boolean
}

export const NOTHING: Pointed = {
  move: null,
  card: null,
  isLeft: false,
  isHigh: false,
}

interface Told {
  point(pointed: Pointed): void
  /** A finger has rested on a card: there is nothing to hover with. */
  hold(card: string): void
}

export function watchPointer({ point, hold }: Told): Attachment<HTMLElement> {
  return (node) => {
    const events = new AbortController()
    const { signal } = events
    let looks = 0
    const look = ({ target }: Event) => {
      looks += 1
      point(target instanceof Element ? pointedAt(target, node) : NOTHING)
    }
    // Done later: what has the focus may go in the middle of the drawing of a new position.
    const leave = () => {
      const before = looks
      queueMicrotask(() => before === looks && point(NOTHING))
    }
    node.addEventListener('pointerover', look, { signal })
    node.addEventListener('focusin', look, { signal })
    node.addEventListener('pointerleave', leave, { signal })
    node.addEventListener('focusout', leave, { signal })
    const release = watchHolding(node, hold, signal)
    return () => {
      events.abort()
      release()
    }
  }
}

function watchHolding(node: HTMLElement, hold: Told['hold'], signal: AbortSignal): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const release = () => clearTimeout(waiting)
  function onDown({ target, pointerType }: PointerEvent) {
    release()
    const card = target instanceof Element ? target.closest('[data-card]')?.getAttribute('data-card') : undefined
    if (card && pointerType === 'touch') waiting = setTimeout(() => hold(card), HOLD)
  }
  node.addEventListener('pointerdown', onDown, { signal })
  // A finger that scrolls cancels its pointer.
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    node.addEventListener(end, release, { signal })
  }
  return release
}

function pointedAt(target: Element, board: Element): Pointed {
  const card = target.closest('[data-card]')
  const move = target.closest('[data-move]')?.getAttribute('data-move') ?? null
  if (!card) return { ...NOTHING, move }
  const { left, top } = card.getBoundingClientRect()
  const whole = board.getBoundingClientRect()
  const part = (card.closest('section') ?? board).getBoundingClientRect()
  return {
    move,
    card: card.getAttribute('data-card'),
    isLeft: left < whole.left + whole.width / 3,
    isHigh: top < part.top + part.height / 3,
  }
}
