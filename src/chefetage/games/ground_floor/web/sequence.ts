/* Where in the round a step belongs: its phase and, in phase IV, its area of the city. */

export interface Moment {
  phase: number
  area?: Area
}

export type Area = (typeof AREAS)[number]['id']

/** The city's areas in the order in which they are resolved, with the chapter's rule. */
export const AREAS = [
  { id: 'consulting_firm', letter: 'A', rule: 'GF-6.1' },
  { id: 'advertising_agency', letter: 'B', rule: 'GF-6.21' },
  { id: 'marketing_bonus', letter: 'C', rule: 'GF-6.41' },
  { id: 'warehouse', letter: 'D', rule: 'GF-6.51' },
  { id: 'factory', letter: 'E', rule: 'GF-6.61' },
  { id: 'stock_exchange', letter: 'F', rule: 'GF-6.71' },
  { id: 'economic_forecast', letter: 'G', rule: 'GF-6.91' },
  { id: 'retail_outlets', letter: 'H', rule: 'GF-6.101' },
  { id: 'construction_company', letter: 'I', rule: 'GF-6.121' },
] as const

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
