/* Where in the round a step belongs: its phase and, in phase IV, its area of the city. */
import type { Area } from './printed'

export interface Moment {
  phase: number
  area?: Area
}

export const PHASES = ['I', 'II', 'III', 'IV', 'V'] as const

const MOMENTS: Record<string, Moment> = {
  hire_employees: { phase: 2 },
  schedule_business: { phase: 3 },
  choose_marketing: { phase: 4, area: 'advertising_agency' },
  marketing_bonus: { phase: 4, area: 'marketing_bonus' },
  factory: { phase: 4, area: 'factory' },
  sell_shares: { phase: 4, area: 'stock_exchange' },
  drop_products: { phase: 4, area: 'retail_outlets' },
  construction_company: { phase: 4, area: 'construction_company' },
  free_tenant: { phase: 4, area: 'construction_company' },
  fire_employees: { phase: 5 },
}

/** Steps without a decision are never seen; behind the last one no phase is left. */
export function momentOf(step: string): Moment {
  return MOMENTS[step] ?? { phase: 0 }
}
