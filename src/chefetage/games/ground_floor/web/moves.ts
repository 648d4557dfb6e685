/* Which offers belong to which place, which stand in the prompt, and about which one is asked once more. */
import { canPlay, offersOf } from '$board/offers'
import type { Choice } from '$board/games'
import type { IconName } from '$board/icons'
import type { Offer } from '$board/types'
import { TENANT_ACTIONS } from './picking.svelte'
import type { Area, Price } from './printed'
import type { Table } from './types'

/** The ways to remodel a room for money: beside the task, beside a purchase, or as a bonus. */
const REMODELS = ['remodel', 'remodel_now', 'remodel_bonus']

/** The offer to remodel a room, if there is one. */
export function remodelOf(table: Table, room: string): Offer | undefined {
  return offersOf(table, ...REMODELS).find(({ keys }) => keys[0] === room)
}

/** The uses of a room, as offices are named: numbered only where there are several. */
export function officesOf(room: { id: string; remodeled: unknown[] }): string[] {
  return room.remodeled.length === 1 ? [room.id] : room.remodeled.map((_, number) => `${room.id}_${number + 1}`)
}

/** What an offer costs. */
export function priceIn({ facts }: Offer): Price {
  return { money: Number(facts.price), info: Number(facts.price_info) }
}

/** Where the moves of an action are made in the city. */
const AREA_OF: Record<string, Area> = {
  consult: 'consulting_firm',
  advertise: 'advertising_agency',
  market: 'advertising_agency',
  bonus: 'marketing_bonus',
  order: 'warehouse',
  produce: 'factory',
  invest: 'stock_exchange',
  sell_share: 'stock_exchange',
  price: 'retail_outlets',
  drop: 'retail_outlets',
  build: 'construction_company',
}

export function areasWithMoves(table: Table): Set<Area> {
  return new Set([...table.offers.values()].flatMap(({ action }) => AREA_OF[action] ?? []))
}

/** Moves without a place on the board. */
const CHOICES: Record<string, IconName> = {
  pass: 'cross',
  end_turn: 'check',
  return_time: 'time',
  no_bonus: 'cross',
  keep_shares: 'check',
  buy_nothing: 'cross',
  no_tenant: 'cross',
  fire: 'person',
}

/** Moves that stand in the prompt. */
export function choicesOf(table: Table): Choice[] {
  return offersOf(table, ...Object.keys(CHOICES)).map((offer) => ({
    offer,
    text: table.t(`choice-${offer.action}`, { employees: offer.facts.fired ?? 0 }),
    icon: CHOICES[offer.action]!,
  }))
}

const isUseful = ({ action, facts }: Offer) => action === 'remodel_bonus' || facts.is_useless === 0

/** What a move loses or settles for good, if one should think twice. */
export function warningOf(table: Table, { action, facts }: Offer): string | null {
  const lost = Number(facts.lost_supply ?? 0)
  if (lost > 0) return table.t('warning-lost_supply', { supplies: lost })
  switch (action) {
    case 'buy_nothing':
      return canPlay(table, 'buy_floor', ...TENANT_ACTIONS) ? table.t('warning-buy_nothing') : null
    case 'no_tenant':
      return table.t('warning-no_tenant')
    case 'no_bonus':
      return offersOf(table, 'bonus', 'remodel_bonus').some(isUseful) ? table.t('warning-no_bonus') : null
    default:
      return null
  }
}
