/* Names of companies, and sentences about printed things, with their numbers. */
import { printed, type Tile } from './printed'
import type { Table } from './types'

/** A player's name, or that of the Automa. */
export function nameOf(table: Table, company: number): string {
  const entrepreneur = table.view.companies[company]?.entrepreneur
  return entrepreneur ? table.t(`entrepreneur-${entrepreneur}`) : (table.names[company] ?? '')
}

/** What a Tenant Improvement or a Floor does. */
export function tileHint(table: Table, tile: Tile): string {
  const { money = 0, info = 0, time = 0, prestige = 0, slots = 0 } = tile.value ?? {}
  return table.t(`board-effect-${tile.id}`, { money, info, time, points: prestige, slots })
}

export function specialtyHint(table: Table, specialty: string): string {
  const tile = printed(table).specialties.find(({ id }) => id === specialty)
  const goods = table.view.starting_goods[specialty] ?? { money: 0, info: 0 }
  return table.t(`board-specialty-${specialty}`, { ...goods, time: tile?.extra_time_each_round ?? 0 })
}

/** What the Event of the game changes. */
export function eventHint(table: Table, event: string): string {
  const card = printed(table).event_cards.find(({ id }) => id === event)
  const price = card?.cost ?? card?.social_media_extra_cost ?? {}
  return table.t(`board-event-${event}`, {
    money: price.money ?? 0,
    info: card?.cancelled_meeting_info ?? price.info ?? 0,
    supply: price.supply ?? 0,
    supplies: card?.restock_per_round ?? 0,
    factor: card?.buy_out_factor ?? 0,
  })
}
