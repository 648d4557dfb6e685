/* Which rule tells about a place of the board; the rules of components stand beside them in components.toml. */

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
