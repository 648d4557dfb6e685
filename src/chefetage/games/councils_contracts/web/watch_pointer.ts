/* Tells which move and which card the pointer or the focus is on. */
import type { Attachment } from 'svelte/attachments'

export interface Pointed {
  move: string | null
  card: string | null
  /** Whether the card lies at the left of the board, and in the upper half of its part of it. */
  isLeft: boolean
  isHigh: boolean
}

export const NOTHING: Pointed = { move: null, card: null, isLeft: false, isHigh: false }

export function watchPointer(tell: (pointed: Pointed) => void): Attachment<HTMLElement> {
  return (node) => {
    const events = new AbortController()
    let looks = 0
    const look = ({ target }: Event) => {
      looks += 1
      tell(target instanceof Element ? pointedAt(target, node) : NOTHING)
    }
    // Done later: what has the focus may go in the middle of the drawing of a new position.
    const leave = () => {
      const before = looks
      queueMicrotask(() => before === looks && tell(NOTHING))
    }
    node.addEventListener('pointerover', look, { signal: events.signal })
    node.addEventListener('focusin', look, { signal: events.signal })
    node.addEventListener('pointerleave', leave, { signal: events.signal })
    node.addEventListener('focusout', leave, { signal: events.signal })
    return () => events.abort()
  }
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
