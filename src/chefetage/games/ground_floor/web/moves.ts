/* Which offers belong to which place. */
import { offersOf } from '$board/offers'
import type { Offer } from '$board/types'
import type { Price } from './printed'
import type { Table } from './types'

/** The ways to remodel a room: beside the task, beside a purchase, or as a bonus. */
const REMODELS = ['remodel', 'remodel_now', 'remodel_bonus']

/** The offer to remodel a room, if there is one. */
export function remodelOf(table: Table, room: string): Offer | undefined {
  return offersOf(table, ...REMODELS).find(({ keys }) => keys[0] === room)
}

/** The offers for an unsold product, by where it would go. */
export function dropsOf(table: Table, product: string): Offer[] {
  return offersOf(table, 'drop').filter(({ keys }) => keys[0] === product)
}

/** The uses of a room, as offices are named: numbered only where there are several. */
export function officesOf(room: { id: string; remodeled: unknown[] }): string[] {
  return room.remodeled.length === 1 ? [room.id] : room.remodeled.map((_, number) => `${room.id}_${number + 1}`)
}

/** What an offer costs. */
export function priceIn({ facts }: Offer): Price {
  return { money: Number(facts.price), info: Number(facts.price_info) }
}
