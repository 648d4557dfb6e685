/* What the table knows of the viewer's plan, and what a plan would lead to. */
import { effectsOf, printed, type Printed } from '../printed'
import type { Table } from '../types'
import type { CompanyView } from '../view'
import { gridOf, type Grid } from './art'
import { coveredFields, type Layout } from './geometry'
import { layoutOf, read, type Plan } from './reading'
import { resultsOf, type Results } from './results'

export class Situation {
  constructor(protected readonly table: () => Table) {}

  get data(): Printed {
    return printed(this.table())
  }

  get company(): CompanyView {
    const { view, viewer } = this.table()
    return view.companies[viewer]!
  }

  get laid(): Layout | null {
    const { plan } = this.company
    return plan && layoutOf(plan)
  }

  /** Improvements that may still be placed. */
  get free(): string[] {
    const { plan, improvements, is_ready } = this.company
    if (is_ready || !this.table().view.improvements_work) return []
    return plan ? plan.unused : improvements
  }

  get overhang(): boolean {
    return effectsOf(this.data, this.table().view, this.company).some(
      ({ effect }) => effect === 'improvements_may_overhang',
    )
  }

  get grid(): Grid {
    return gridOf(this.overhang)
  }

  isOffered(move: string): boolean {
    return this.table().offers.has(move)
  }

  results(plan: Plan): Results {
    const faceDown = this.#usable - plan.placed.length
    return resultsOf(this.data, this.table().view, this.company, read(this.data, plan), faceDown)
  }

  covered(plan: Plan): number {
    return coveredFields(plan.layout).length
  }

  /** Improvements that are placed or face down in the end. */
  get #usable(): number {
    const { plan } = this.company
    return plan ? plan.placed.length + plan.unused.length : this.free.length
  }
}
