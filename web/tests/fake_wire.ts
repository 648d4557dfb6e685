/* A socket whose other end is the test. */
import type { Wire } from '$lib/link/connection'
import type { AnyToPage } from '$protocol'

const CONNECTING = 0
const OPEN = 1
const CLOSED = 3

export interface Sent {
  type: string
  id?: string
  [field: string]: unknown
}

export class FakeWire implements Wire {
  readyState = CONNECTING
  sent: Sent[] = []
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent)
  }

  close(): void {
    this.readyState = CLOSED
  }

  /** The server accepts. */
  accept(): this {
    this.readyState = OPEN
    this.onopen?.(new Event('open'))
    return this
  }

  /** The server says something. */
  say(message: AnyToPage): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  /** The network fails. */
  fail(): void {
    this.readyState = CLOSED
    this.onclose?.(new CloseEvent('close'))
  }

  /** The server closes, and says why. */
  end(code: number): void {
    this.readyState = CLOSED
    this.onclose?.(new CloseEvent('close', { code }))
  }

  of(type: string): Sent[] {
    return this.sent.filter((message) => message.type === type)
  }
}

/** Opens fake wires and keeps them in their order. */
export function wires(): { all: FakeWire[]; last: () => FakeWire; open: (address: string) => Wire } {
  const all: FakeWire[] = []
  return {
    all,
    last: () => all.at(-1)!,
    open: (address) => {
      all.push(new FakeWire(address))
      return all.at(-1)!
    },
  }
}
