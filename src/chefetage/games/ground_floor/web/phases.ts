/* GF-4.2  The phases of a round, and which is under way; in phase IV also the area of the city. */
import { namedPhases, type Phase } from '$board/phases'
import { printed, type Area } from './printed'
import type { Table } from './types'

const NUMERALS = ['I', 'II', 'III', 'IV', 'V']

/** The areas where something is decided, by step: all of them in phase IV. */
const AREAS: Record<string, Area> = {
  choose_marketing: 'advertising_agency',
  marketing_bonus: 'marketing_bonus',
  factory: 'factory',
  sell_shares: 'stock_exchange',
  drop_products: 'retail_outlets',
  construction_company: 'construction_company',
  free_tenant: 'construction_company',
}

export function phasesOf(table: Table): Phase[] {
  const phases = printed(table).phases.map(({ id, rule }) => ({ key: id, rule }))
  return namedPhases(table, phases).map((phase, place) => ({ ...phase, sign: NUMERALS[place] ?? phase.sign }))
}

/** The place of the present one among them, or NO_PHASE. */
export function phaseNow(table: Table): number {
  const key = keyOf(table)
  return printed(table).phases.findIndex(({ id }) => id === key)
}

function keyOf({ step }: Table): string {
  if (step in AREAS) return 'conduct_business'
  return step === 'fire_employees' ? 'reorganize' : step
}

export function areaNow({ step }: Table): Area | undefined {
  return AREAS[step]
}
