/* The whole plan in one go: the pads, each improvement, the end; every step waits for the table's answer. */
import type { Table } from '../types'
import type { Desk } from './desk.svelte'
import { during } from './question'

export class Submission {
  #isRunning = $state(false)
  #sent = ''
  #stepsBefore = 0

  constructor(
    private readonly desk: Desk,
    private readonly table: () => Table,
  ) {}

  /** A plan that cannot begin like this is answered with the reason. */
  start(): void {
    const { next } = this.desk
    if (!this.desk.isOffered(next)) return this.table().ask(next)
    this.#isRunning = true
    this.#send(next, true)
  }

  /** Sends what comes next; to be called whenever the table or the desk has changed. */
  goOn(): void {
    const { next } = this.desk
    if (this.#isRunning) this.#isRunning = this.#canGoOn(next)
    if (this.#isRunning && next !== this.#sent) this.#send(next, false)
  }

  /** The page asks about the whole plan before its first step, and not again. */
  #send(next: string, isFirst: boolean): void {
    this.#sent = next
    this.#stepsBefore = this.#steps
    const results = isFirst ? this.desk.results(this.desk.plan) : null
    during({ results }, () => this.table().play(next))
  }

  /** Not after the player has changed the draft or taken a step back meanwhile. */
  #canGoOn(next: string): boolean {
    const isAnswered = this.#steps > this.#stepsBefore
    return this.desk.isOffered(next) && (next === this.#sent || isAnswered)
  }

  /** How far the table's plan is. */
  get #steps(): number {
    const { plan } = this.desk.company
    return plan ? 1 + plan.placed.length : 0
  }
}
