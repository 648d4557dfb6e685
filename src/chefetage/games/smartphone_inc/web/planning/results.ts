/* SI-6 to SI-8, SI-18.10: what a plan leads to for its company. Rules, as in geometry.ts: see there why. */
import { effectsOf, SYMBOLS, type Effect, type Printed } from '../printed'
import type { CompanyView, SmartphoneIncView } from '../view'
import type { Counts, Reading } from './reading'

export interface Results {
  price: number
  goods: number
  research: number
  logistics: number
  improve: boolean
  /** Hardcore mode: VP to pay, less than 0 if there is a gain. */
  cost: number
}

export function resultsOf(
  data: Printed,
  view: SmartphoneIncView,
  company: CompanyView,
  reading: Reading,
  faceDown: number,
): Results {
  const effects = effectsOf(data, view, company)
  const { counts } = reading
  const goods = Math.min(company.goods, goodsOf(data, view, company, reading, faceDown, effects))
  return {
    price: priceOf(data, counts, effects),
    goods,
    research: counts.research,
    logistics: counts.logistics + (find(effects, 'price_up_counts_as_logistics') ? counts.price_up : 0),
    improve: counts.improve > 0,
    cost: costOf(data, counts, faceDown, goods),
  }
}

function priceOf(data: Printed, counts: Counts, effects: Effect[]): number {
  const raised = find(effects, 'higher_price')?.price ?? 0
  const sum = data.price.start + raised + total(counts, (symbol) => data.symbols[symbol].price)
  return Math.max(data.price.min, Math.min(data.price.max, sum))
}

function goodsOf(
  data: Printed,
  view: SmartphoneIncView,
  company: CompanyView,
  { counts, covered }: Reading,
  faceDown: number,
  effects: Effect[],
): number {
  const gps = find(effects, 'goods_per_price_down')?.goods
  return (
    total(counts, (symbol) => (symbol === 'price_down' ? gps : undefined) ?? data.symbols[symbol].goods) +
    covered * data.planning.goods_per_covered_pad_field +
    faceDown * data.planning.goods_per_facedown_improvement +
    company.goods_cards * data.goods_cards.goods_per_round +
    technologyGoods(view, company, effects)
  )
}

function technologyGoods(view: SmartphoneIncView, company: CompanyView, effects: Effect[]): number {
  const needed = find(effects, 'goods_per_technologies')?.technologies
  const researched = needed === undefined ? 0 : Math.floor(company.technologies.length / needed)
  const most = find(effects, 'ceo_region_goods_per_office')?.most ?? 0
  const offices = company.ceo ? (view.regions[company.ceo]?.slots.length ?? 0) : 0
  return researched + Math.min(most, offices)
}

function costOf(data: Printed, counts: Counts, faceDown: number, goods: number): number {
  const discount = faceDown * data.hardcore.discount_per_facedown_improvement
  const paid = total(counts, (symbol) => Math.max(0, data.symbols[symbol].hardcore_cost))
  const gained = total(counts, (symbol) => Math.max(0, -data.symbols[symbol].hardcore_cost))
  return Math.max(0, paid - discount) - gained + goods * data.hardcore.cost_per_produced_good
}

function total(counts: Counts, worth: (symbol: keyof Counts) => number): number {
  return SYMBOLS.reduce((sum, symbol) => sum + counts[symbol] * worth(symbol), 0)
}

function find(effects: Effect[], name: string): Effect | undefined {
  return effects.find(({ effect }) => effect === name)
}
