/* The live link to a table: at most one command in flight, resent until it is answered, reconnecting until the
   server says that there is nothing to come back for. */
import type { AnyCommand, AnyFromPage, AnyToPage, Explain, Join } from '$protocol'
import { backoff } from './backoff'

export const RESEND_MS = 2500
export const PING_MS = 20_000
export const SILENCE_MS = 50_000
const LONGEST_RETRY_MS = 5000
/** Closing codes by which the server says that coming back is of no use: no such table, or none that it can play. */
const FINAL_CODES = { first: 4400, last: 4499 }
const OPEN = 1

export type LinkState = 'connecting' | 'open' | 'lost' | 'closed' | 'refused'

/** The part of a WebSocket that is used. */
export interface Wire {
  readyState: number
  send(text: string): void
  close(): void
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
}

export interface Hooks {
  join(): Join
  message(message: AnyToPage): void
  state(state: LinkState): void
}

export class Connection {
  /** Commands without an answer; only the first is in flight. */
  private readonly unanswered: AnyCommand[] = []
  private wire: Wire | null = null
  private failures = 0
  private retries = 0
  private resendTimer: ReturnType<typeof setTimeout> | undefined
  private connectTimer: ReturnType<typeof setTimeout> | undefined
  private pingTimer: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private stopped = false

  constructor(
    private readonly address: () => string,
    private readonly hooks: Hooks,
    private readonly open: (address: string) => Wire = (address) => new WebSocket(address),
  ) {}

  start(): void {
    this.connect()
    this.pingTimer = setInterval(() => this.ping(), PING_MS)
    document.addEventListener('visibilitychange', this.wake)
    addEventListener('online', this.wake)
  }

  stop(): void {
    this.stopped = true
    clearTimeout(this.resendTimer)
    clearTimeout(this.connectTimer)
    clearInterval(this.pingTimer)
    document.removeEventListener('visibilitychange', this.wake)
    removeEventListener('online', this.wake)
    this.drop()
    this.hooks.state('closed')
  }

  /** Whether a command of the game still waits for its answer. */
  get isBusy(): boolean {
    return this.unanswered.some((command) => command.type !== 'chat')
  }

  send(command: AnyCommand): void {
    this.unanswered.push(command)
    if (this.unanswered.length === 1) this.transmit()
  }

  ask(question: Explain): void {
    this.write(question)
  }

  rejoin(): void {
    this.write(this.hooks.join())
  }

  /** The page is seen again or the network is back: no waiting for the next try. */
  readonly wake = (): void => {
    if (document.visibilityState === 'hidden' || this.stopped) return
    if (this.wire === null) this.connect()
    else this.ping()
  }

  private connect(): void {
    clearTimeout(this.connectTimer)
    this.drop()
    this.hooks.state('connecting')
    const wire = this.open(this.address())
    this.wire = wire
    wire.onopen = () => this.opened()
    wire.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as AnyToPage)
    wire.onclose = (event) => (isFinal(event.code) ? this.refused() : this.lost(wire))
  }

  private opened(): void {
    this.heard = Date.now()
    this.hooks.state('open')
    this.rejoin()
    this.transmit()
  }

  private lost(wire: Wire): void {
    if (wire !== this.wire || this.stopped) return
    this.drop()
    clearTimeout(this.resendTimer)
    this.hooks.state('lost')
    this.connectTimer = setTimeout(() => this.connect(), backoff(this.failures++))
  }

  private refused(): void {
    this.stop()
    this.hooks.state('refused')
  }

  private drop(): void {
    const wire = this.wire
    this.wire = null
    if (!wire) return
    wire.onopen = wire.onmessage = wire.onclose = null
    wire.close()
  }

  private ping(): void {
    if (this.wire?.readyState !== OPEN) return
    if (Date.now() - this.heard > SILENCE_MS) this.lost(this.wire)
    else this.write({ type: 'ping' })
  }

  private write(message: AnyFromPage): void {
    if (this.wire?.readyState === OPEN) this.wire.send(JSON.stringify(message))
  }

  private transmit(): void {
    clearTimeout(this.resendTimer)
    const command = this.unanswered[0]
    if (!command) return
    this.write(command)
    this.resendTimer = setTimeout(() => this.transmit(), RESEND_MS)
  }

  private receive(message: AnyToPage): void {
    this.failures = 0 // not before: a server that turns pages away lets them in first
    this.heard = Date.now()
    if (message.type === 'ack' || message.type === 'nack') this.answered(message.id)
    if (message.type === 'nack') this.rejoin()
    if (message.type === 'retry') this.retryLater()
    this.hooks.message(message)
  }

  private answered(id: string): void {
    if (this.unanswered[0]?.id !== id) return
    this.unanswered.shift()
    this.retries = 0
    this.transmit()
  }

  private retryLater(): void {
    clearTimeout(this.resendTimer)
    const pause = Math.min(LONGEST_RETRY_MS, backoff(this.retries++))
    this.resendTimer = setTimeout(() => this.transmit(), pause)
  }
}

function isFinal(code: number): boolean {
  return FINAL_CODES.first <= code && code <= FINAL_CODES.last
}
