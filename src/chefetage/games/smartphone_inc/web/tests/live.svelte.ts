/* A table for one planner that answers move by move, as the server does. */
import { flushSync } from 'svelte'
import { offer, storedGame } from '$tests/board_table'
import type { CompanyView, PlanView, SmartphoneIncView } from '../view'

const { positionWith, tableOf } = storedGame<SmartphoneIncView>('smartphone_inc')

/** Few moves are offered, for it takes time to draw them. */
const PLACES = ['upper.a1b1', 'upper.a2b2', 'upper.a3b3']

export class LiveTable {
  table = $state.raw(tableOf(positionWith('lay')))
  readonly sent: string[] = []
  readonly #lays = ['lay light.a.a.0.0.1', 'lay light.a.a.0.1.0', 'lay light.a.a.0.1.1', 'lay dark.b.a.0.-1.0']

  constructor(improvements: string[]) {
    this.show({ improvements, plan: null, is_ready: false, technologies: [] })
  }

  get company(): CompanyView {
    return this.table.view.companies[this.table.viewer]!
  }

  /** Tells the page what has become of the last move. */
  answer(): void {
    const [action, keys = ''] = this.sent.at(-1)!.split(' ')
    if (action === 'lay') this.show({ plan: laid(keys, this.company.improvements) })
    if (action === 'place') this.show({ plan: placed(this.company.plan!, keys) })
    if (action === 'finish') this.show({ is_ready: true })
  }

  show(change: Partial<CompanyView>): void {
    const { view, viewer } = this.table
    const company = { ...this.company, ...change }
    const companies = view.companies.map((other, number) => (number === viewer ? company : other))
    const next = { ...this.table, view: { ...view, companies, improvements_work: true } }
    const offers = new Map(this.#movesFor(company).map((move) => [move, offer(move)]))
    this.table = { ...next, offers, play: (move) => void this.sent.push(move) }
    flushSync()
  }

  #movesFor({ plan, is_ready }: CompanyView): string[] {
    if (is_ready) return []
    if (!plan) return this.#lays
    return [...plan.unused.flatMap((tile) => PLACES.map((place) => `place ${tile}.${place}`)), 'finish']
  }
}

function laid(keys: string, unused: string[]): PlanView {
  const [lower, lower_side, upper_side, rotation, column, row] = keys.split('.') as [
    string,
    string,
    string,
    ...string[],
  ]
  const upper = lower === 'light' ? 'dark' : 'light'
  const shift = { rotation: Number(rotation), column: Number(column), row: Number(row) }
  return { lower, lower_side, upper, upper_side, ...shift, placed: [], unused }
}

function placed(plan: PlanView, keys: string): PlanView {
  const [tile, layer, span] = keys.split('.') as [string, string, string]
  const unused = plan.unused.filter((other) => other !== tile)
  return { ...plan, placed: [...plan.placed, { tile, layer, span }], unused }
}
