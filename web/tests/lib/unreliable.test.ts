/* Whatever the network does, every command is done exactly once and in order. */
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection } from '$lib/link/connection'
import type { AnyCommand } from '$protocol'
import { wires, type FakeWire, type Sent } from '../fake_wire'

/** A server that knows commands by their ids. */
class Server {
  done: string[] = []
  private read = new Map<FakeWire, number>()

  answer(wire: FakeWire, loses: boolean, hesitates: boolean): void {
    const from = this.read.get(wire) ?? 0
    this.read.set(wire, wire.sent.length)
    for (const message of wire.sent.slice(from)) this.take(wire, message, loses, hesitates)
  }

  private take(wire: FakeWire, { id, type }: Sent, loses: boolean, hesitates: boolean): void {
    if (!id || type === 'join') return
    if (hesitates) return wire.say({ type: 'retry', id })
    if (!this.done.includes(id)) this.done.push(id)
    if (!loses) wire.say({ type: 'ack', id, seen: this.done.length })
  }
}

const HAPPENING = fc.oneof(
  { weight: 4, arbitrary: fc.constant('answer' as const) },
  fc.constantFrom('lose-answer' as const, 'hesitate' as const, 'fail' as const, 'wait' as const, 'command' as const),
)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('commands survive lost answers, hesitation and broken connections', () => {
  fc.assert(
    fc.property(fc.array(HAPPENING, { maxLength: 60 }), (happenings) => {
      const net = wires()
      const server = new Server()
      const given: string[] = []
      const hooks = {
        join: () => ({ type: 'join' as const, seat: 0, lang: 'en' as const }),
        message: () => undefined,
        state: () => undefined,
      }
      const connection = new Connection(() => 'ws://table', hooks, net.open)
      connection.start()
      const live = () => (net.last().readyState === 0 ? net.last().accept() : net.last())
      for (const happening of [...happenings, 'settle', 'settle', 'settle'] as const) {
        if (happening === 'command') {
          given.push(`c${given.length}`)
          connection.send({ type: 'chat', id: given.at(-1)!, text: '' } satisfies AnyCommand)
        } else if (happening === 'fail') net.last().fail()
        else if (happening === 'wait') vi.advanceTimersByTime(3000)
        else if (happening === 'settle') {
          for (let turn = 0; turn <= given.length; turn++) {
            vi.advanceTimersByTime(30_000)
            server.answer(live(), false, false)
          }
        } else server.answer(live(), happening === 'lose-answer', happening === 'hesitate')
      }
      connection.stop()
      expect(server.done).toEqual(given)
    }),
    { numRuns: 60 },
  )
})
