/* Which rule tells about a part of the board. */

/** By the number of the phase. */
export const PHASE_RULES = ['SI-5', 'SI-6', 'SI-7', 'SI-8', 'SI-9', 'SI-10', 'SI-11', 'SI-12']

export const RULES = {
  colors: 'SI-3.9',
  desk: 'SI-5',
  plan: 'SI-5.20',
  map: 'SI-10',
  price: 'SI-6',
  order: 'SI-4.4',
  technologies: 'SI-14',
  patents: 'SI-9.7',
  improvements: 'SI-8',
  goods_cards: 'SI-2.8',
  contracts: 'SI-18.6',
  company: 'SI-2.1',
  steve: 'SI-19',
  ceo: 'SI-18.4',
}

export const LEGEND_RULES = {
  price: 'SI-11.2',
  tech: 'SI-11.3',
  dual: 'SI-11.4',
  slot: 'SI-12.4',
  cost: 'SI-10.3',
  retailer: 'SI-15.1',
}
export type LegendKey = keyof typeof LEGEND_RULES

export const RESULT_RULES: Record<string, string> = {
  price: 'SI-6',
  goods: 'SI-7',
  research: 'SI-9',
  logistics: 'SI-10',
  improve: 'SI-8',
  cost: 'SI-18.10',
}

/** By technology and the side that is up. */
const TECHNOLOGY_RULES: Record<string, [a: string, b: string]> = {
  gps: ['SI-14.1', 'SI-14.2'],
  wifi: ['SI-14.3', 'SI-14.4'],
  gamepad: ['SI-14.5', 'SI-14.6'],
  li_ion: ['SI-14.7', 'SI-14.8'],
  nfc: ['SI-14.9', 'SI-14.10'],
  four_g: ['SI-14.11', 'SI-14.12'],
}

export function technologyRule(technology: string, side: string): string {
  if (side === 'ceo') return 'SI-18.5'
  const [a, b] = TECHNOLOGY_RULES[technology] ?? ['SI-14', 'SI-14']
  return side === 'a' ? a : b
}
