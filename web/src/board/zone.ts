/* What Zone and ZoneButton have in common: how a place on the board behaves as a move. */
import type { BoardTable, Offer } from './types'

/** A board's table of whichever game. */
export type AnyTable = Pick<BoardTable<unknown>, 'offers' | 'play' | 'ask' | 'preview' | 'highlight'>

export function offerOf(table: AnyTable, move: string): Offer | undefined {
  return table.offers.get(move)
}

export function describe(label: string | undefined, offer: Offer | undefined): string | undefined {
  if (!offer) return label
  return label && label !== offer.text ? `${label}: ${offer.text}` : offer.text
}

export function act(table: AnyTable, move: string): void {
  if (table.offers.has(move)) table.play(move)
  else table.ask(move)
}

export function onEnterOrSpace(event: KeyboardEvent, run: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  event.stopPropagation()
  run()
}

/** Handlers that show what a move would do, or why it cannot be made, while it is pointed at or focused. */
export function previewing(look: () => { table: Pick<AnyTable, 'preview'>; move: string }) {
  // Kept, and done later: a place may go, hovered or focused, in the middle of the drawing of a new position.
  let hide: (() => void) | undefined

  function show() {
    const { table, move } = look()
    const { preview } = table
    preview(move)
    hide = () => queueMicrotask(() => preview(null))
  }
  const stop = () => hide?.()
  return { onpointerenter: show, onpointerleave: stop, onfocus: show, onblur: stop }
}
