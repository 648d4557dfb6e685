/* Which moves belong to which place of the board. */
import type { Choice } from '$board/games'
import type { IconName } from '$board/icons'
import { offersOf } from '$board/offers'
import type { Offer } from '$board/types'
import type { Table } from './types'

/** The move of a click on a region, by step; legal or not, since the table explains why not. */
const ON_REGION: Record<string, string> = {
  start_offices: 'start',
  expansion: 'expand',
  sell_goods: 'sell',
  free_office: 'free_office',
  extra_office: 'extra_office',
}
const MAP_STEPS = ['start_offices', 'expansion', 'sell_goods', 'free_office', 'extra_office', 'take_bonus']
const RESEARCH_STEPS = ['research_technologies', 'bonus_research', 'order_completions']
const REGION_ACTIONS = [...Object.values(ON_REGION), 'second_office', 'move_ceo', 'sell_afar']

/** Moves without a place on the board. */
const CHOICES: Record<string, IconName> = {
  take_bonus: 'check',
  sell_directly: 'goods',
  end_logistics: 'step_on',
  end_sales: 'step_on',
  stop_research: 'step_on',
  decline_office: 'cross',
  decline_bonus: 'cross',
  no_contract: 'cross',
}

/** Legal moves in a region. */
export function regionOffers(table: Table, region: string): Offer[] {
  return REGION_ACTIONS.flatMap((action) => table.offers.get(`${action} ${region}`) ?? [])
}

/** The move of the region as a whole: the first legal one, else what one would try now. */
export function regionMove(table: Table, region: string): string {
  return regionOffers(table, region)[0]?.move ?? `${ON_REGION[table.step] ?? 'expand'} ${region}`
}

export function technologyMove(table: Table, technology: string): string {
  return `${table.step === 'order_completions' ? 'complete' : 'research'} ${technology}`
}

export type Part = 'desk' | 'map' | 'technologies' | 'display' | 'contracts' | 'colors'

/** The part of the board at which something is to be decided now. */
export function activePart(step: string): Part | null {
  if (step === 'plan') return 'desk'
  if (step === 'choose_colors') return 'colors'
  if (step === 'take_contracts') return 'contracts'
  if (step === 'improve_production' || step === 'bonus_improvement') return 'display'
  if (RESEARCH_STEPS.includes(step)) return 'technologies'
  return MAP_STEPS.includes(step) ? 'map' : null
}

/** Moves that stand in the prompt. */
export function choicesOf(table: Table): Choice[] {
  return Object.entries(CHOICES).flatMap(([action, icon]) =>
    offersOf(table, action).map((offer) => ({ offer, icon, text: table.t(`choice-${action}`, offer.facts) })),
  )
}
