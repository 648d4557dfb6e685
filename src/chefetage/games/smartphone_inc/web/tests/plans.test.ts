/* The desk reads plans as the engine does: readings.jsonl and results.jsonl are the engine's. */
import { linesOf, storedGame } from '$tests/board_table'
import { expect, test } from 'vitest'
import { printed, type Printed } from '../printed'
import { layoutIn } from '../planning/draft'
import { layoutOf, read, type Counts } from '../planning/reading'
import { resultsOf } from '../planning/results'
import type { CompanyView, PlacementView, PlanView, SmartphoneIncView } from '../view'
import storedReadings from './readings.jsonl?raw'
import storedResults from './results.jsonl?raw'

interface StoredReading {
  layout: string[]
  placed: PlacementView[]
  symbols: Counts
  covered: number
}
interface StoredResult extends Pick<SmartphoneIncView, 'technologies' | 'regions'> {
  company: CompanyView
  plan: PlanView
  price: number
  goods: number
  logistics: number
  cost: number | null
}

const { positions, tableOf } = storedGame<SmartphoneIncView>('smartphone_inc')
const data: Printed = printed(tableOf(positions[0]!))

test('symbols and covered fields of random plans', () => {
  for (const { layout, placed, symbols, covered } of linesOf<StoredReading>(storedReadings)) {
    const reading = read(data, { layout: layoutIn(layout), placed })
    expect(reading.counts, JSON.stringify({ layout, placed })).toEqual(symbols)
    expect(reading.covered).toBe(covered)
  }
})

test('price, goods, logistics and costs of plans in random games', () => {
  for (const { company, plan, price, goods, logistics, cost, ...view } of linesOf<StoredResult>(storedResults)) {
    const reading = read(data, { layout: layoutOf(plan), placed: plan.placed })
    const results = resultsOf(data, view as SmartphoneIncView, company, reading, plan.unused.length)
    expect(results).toMatchObject({ price, goods, logistics, ...(cost === null ? {} : { cost }) })
  }
})
