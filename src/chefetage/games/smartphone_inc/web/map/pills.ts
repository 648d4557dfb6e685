/* Where the moves of a region are written, from the right. */
import type { Offer } from '$board/types'
import { PILL } from '../layout'
import type { Table } from '../types'

export interface Pill {
  offer: Offer
  text: string
  width: number
  /** Free room to the right of it. */
  right: number
}

/** One move is told in words; of several each has room for a short one. */
export function pillsOf(table: Table, offers: Offer[], room: number): Pill[] {
  const isShort = offers.length > 1
  const most = room / offers.length - PILL.gap
  let right = 0
  return offers.map((offer) => {
    const text = table.t(`board-do-${offer.action}${isShort ? '-short' : ''}`, offer.facts)
    const width = isShort ? most : Math.min(most, text.length * PILL.letter + PILL.padding)
    const pill = { offer, text, width, right }
    right += width + PILL.gap
    return pill
  })
}
