import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Connection, PING_MS, RESEND_MS, SILENCE_MS, type LinkState } from '$lib/link/connection'
import type { AnyCommand, AnyToPage, Join } from '$protocol'
import { wires } from '../fake_wire'

const JOIN: Join = { type: 'join', seat: 0, lang: 'en' }

function move(id: string): AnyCommand {
  return { type: 'move', id, seen: 0, seat: 0, move: 'go' }
}

function connected() {
  const net = wires()
  const states: LinkState[] = []
  const heard: AnyToPage[] = []
  const hooks = {
    join: () => JOIN,
    state: (state: LinkState) => void states.push(state),
    message: (message: AnyToPage) => void heard.push(message),
  }
  const connection = new Connection(() => 'ws://table', hooks, net.open)
  connection.start()
  net.last().accept()
  return { connection, net, states, heard }
}

let running: Connection[] = []

function started() {
  const parts = connected()
  running.push(parts.connection)
  return parts
}

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  running.forEach((connection) => connection.stop())
  running = []
  vi.useRealTimers()
})

describe('a command', () => {
  test('is sent again with the same id after 2.5 seconds without an answer', () => {
    const { connection, net } = started()
    connection.send(move('a'))
    vi.advanceTimersByTime(RESEND_MS - 1)
    expect(net.last().of('move')).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(
      net
        .last()
        .of('move')
        .map(({ id }) => id),
    ).toEqual(['a', 'a'])
  })

  test('is not sent again once it is acknowledged', () => {
    const { connection, net } = started()
    connection.send(move('a'))
    net.last().say({ type: 'ack', id: 'a', seen: 1 })
    vi.advanceTimersByTime(10 * RESEND_MS)
    expect(net.last().of('move')).toHaveLength(1)
    expect(connection.isBusy).toBe(false)
  })

  test('waits until the one before it is answered', () => {
    const { connection, net } = started()
    connection.send(move('a'))
    connection.send({ type: 'chat', id: 'b', text: 'hello' })
    expect(net.last().of('chat')).toHaveLength(0)
    net.last().say({ type: 'ack', id: 'a', seen: 1 })
    expect(net.last().of('chat')).toHaveLength(1)
  })

  test('that the server cannot take now is sent again soon', () => {
    const { connection, net } = started()
    connection.send(move('a'))
    net.last().say({ type: 'retry', id: 'a' })
    vi.advanceTimersByTime(RESEND_MS / 2)
    expect(net.last().of('move')).toHaveLength(2)
  })

  test('that the server cannot take for long is sent again more and more seldom, but at least every 5 seconds', () => {
    const { connection, net } = started()
    connection.send(move('a'))
    const pauses = Array.from({ length: 12 }, () => {
      net.last().say({ type: 'retry', id: 'a' })
      const sent = net.last().of('move').length
      const begin = Date.now()
      while (net.last().of('move').length === sent) vi.advanceTimersByTime(10)
      return Date.now() - begin
    })
    expect(pauses[0]).toBeLessThan(500)
    expect(pauses.slice(-3).every((pause) => pause > 2900 && pause < 5100)).toBe(true)
  })

  test('that is refused is forgotten, and the table is joined anew', () => {
    const { connection, net } = started()
    connection.send(move('a'))
    net.last().say({ type: 'nack', id: 'a', reason: 'stale', rule: '', text: '' })
    vi.advanceTimersByTime(RESEND_MS)
    expect(net.last().of('move')).toHaveLength(1)
    expect(net.last().of('join')).toHaveLength(2)
  })

  test('without a connection goes out as soon as there is one, with the same id', () => {
    const { connection, net } = started()
    net.last().fail()
    connection.send(move('a'))
    vi.advanceTimersByTime(1000)
    net.last().accept()
    expect(net.last().sent.map(({ type }) => type)).toEqual(['join', 'move'])
  })
})

describe('a lost connection', () => {
  test('is tried again for ever, never later than after 30 seconds', () => {
    const { net } = started()
    for (let failure = 0; failure < 40; failure++) {
      const before = net.all.length
      net.last().fail()
      vi.advanceTimersByTime(30_000)
      expect(net.all.length).toBe(before + 1)
    }
  })

  test.each(['online', 'visibilitychange'])('is tried again at once on %s', (name) => {
    const { net } = started()
    for (let failure = 0; failure < 8; failure++) {
      net.last().fail()
      vi.advanceTimersByTime(30_000)
    }
    net.last().fail()
    const before = net.all.length
    ;(name === 'online' ? window : document).dispatchEvent(new Event(name))
    expect(net.all.length).toBe(before + 1)
  })

  test('joins with what is known', () => {
    const { net } = started()
    net.last().fail()
    vi.advanceTimersByTime(1000)
    net.last().accept()
    expect(net.last().sent[0]).toEqual(JOIN)
  })

  test('is noticed by silence', () => {
    const { net, states } = started()
    vi.advanceTimersByTime(SILENCE_MS + 2 * PING_MS)
    expect(net.all[0]!.of('ping').length).toBeGreaterThan(0)
    expect(states).toContain('lost')
  })

  test('says nothing more once it is replaced', () => {
    const { net, heard } = started()
    const old = net.last()
    old.fail()
    vi.advanceTimersByTime(1000)
    old.say({ type: 'pong' })
    expect(heard).toEqual([])
  })
})

test.each([4404, 4410])('a table that the server closes with %i is not asked for again', (code) => {
  const { net, states } = started()
  net.last().end(code)
  vi.advanceTimersByTime(100_000)
  window.dispatchEvent(new Event('online'))
  expect(net.all).toHaveLength(1)
  expect(states.at(-1)).toBe('refused')
})

test.each([1006, 1008, 1012, 1013])('after closing code %i the page comes back', (code) => {
  const { net } = started()
  net.last().end(code)
  vi.advanceTimersByTime(1000)
  expect(net.all).toHaveLength(2)
})

test('a page that is let in and turned away at once comes back more and more seldom', () => {
  const { net } = started()
  for (let turn = 0; turn < 8; turn++) {
    net.last().end(1013)
    vi.advanceTimersByTime(30_000)
    net.last().accept()
  }
  const before = net.all.length
  net.last().end(1013)
  vi.advanceTimersByTime(10_000)
  expect(net.all).toHaveLength(before)
  vi.advanceTimersByTime(20_000)
  net.last().accept().say({ type: 'pong' })
  net.last().end(1013)
  vi.advanceTimersByTime(500)
  expect(net.all).toHaveLength(before + 2)
})

test('a stopped connection stays closed', () => {
  const { connection, net } = started()
  connection.stop()
  vi.advanceTimersByTime(100_000)
  window.dispatchEvent(new Event('online'))
  expect(net.all).toHaveLength(1)
})
