/* The whole plan in one go: the pads, each improvement, the end; every step waits for the table's answer. */
import type { Table } from '../types'
import type { Desk } from './desk.svelte'

const PATIENCE = 5000 // ms without an answer

export class Submission {
  isRunning = $state(false)
  #sent = ''
  #stepsBefore = 0

  constructor(
    private readonly desk: Desk,
    private readonly table: () => Table,
  ) {}

  /** A plan that cannot begin like this is answered with the reason. */
  start(): void {
    const { next } = this.desk
    if (this.isRunning) return
    if (!this.desk.isOffered(next)) return this.table().ask(next)
    this.#sent = ''
    this.isRunning = true
  }

  /** Sends what comes next; to be called whenever the table or the desk has changed. Returns how to stop waiting. */
  goOn(): (() => void) | undefined {
    if (this.isRunning) this.isRunning = this.#canGoOn()
    if (!this.isRunning) return undefined
    this.#send(this.desk.next)
    const timer = setTimeout(() => (this.isRunning = false), PATIENCE)
    return () => clearTimeout(timer)
  }

  #send(next: string): void {
    if (next === this.#sent) return
    this.#sent = next
    this.#stepsBefore = this.#steps
    this.table().play(next)
  }

  /** Not after the player has changed the draft or taken a step back meanwhile. */
  #canGoOn(): boolean {
    const { next } = this.desk
    const isAnswered = this.#sent === '' || this.#steps > this.#stepsBefore
    return this.desk.isOffered(next) && (next === this.#sent || isAnswered)
  }

  /** How far the table's plan is. */
  get #steps(): number {
    const { plan } = this.desk.company
    return plan ? 1 + plan.placed.length : 0
  }
}
