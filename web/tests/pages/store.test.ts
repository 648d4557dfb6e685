import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PROTOCOL } from '$protocol'
import { settings } from '$lib/settings.svelte'
import { TableStore } from '../../src/pages/table/store.svelte'
import { wires } from '../fake_wire'
import { line, news, position, said, summary } from '../samples'

let stop: () => void = () => undefined

function opened(reload: () => void = () => undefined) {
  const net = wires()
  const store = new TableStore({ id: 'table-1', lang: 'en', seat: 0 }, net.open, reload)
  store.start()
  stop = () => store.stop()
  const wire = net.last().accept()
  wire.say({ type: 'hello', protocol: PROTOCOL, build: 'b1', table: summary() })
  return { store, net, wire }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', () => 0) // all that comes is drawn before the next comes
  settings.pace = 'at_once'
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a move', () => {
  test('changes nothing on the board before the server says so', () => {
    const { store, wire } = opened()
    wire.say(news({ seen: 4 }))
    const before = store.position
    store.play('place sell')
    expect(store.position).toBe(before)
    expect(store.isBusy).toBe(true)
    expect(wire.of('move')[0]).toMatchObject({ seen: 4, seat: 0, move: 'place sell' })
  })

  test('keeps the table busy until its position is there', () => {
    const { store, wire } = opened()
    wire.say(news())
    store.play('place sell')
    wire.say({ type: 'ack', id: String(wire.of('move')[0]!.id), seen: 1 })
    expect(store.isBusy).toBe(true)
    wire.say(news({ seen: 1, since: 0, position: position({ ply: 1 }) }))
    expect(store.isBusy).toBe(false)
  })

  test('is not made twice', () => {
    const { store, wire } = opened()
    wire.say(news())
    store.play('place sell')
    store.play('place sell')
    expect(wire.of('move')).toHaveLength(1)
  })

  test('that is refused shows rule and reason', () => {
    const { store, wire } = opened()
    wire.say(news())
    store.play('place sell')
    const id = String(wire.of('move')[0]!.id)
    wire.say({ type: 'nack', id, reason: 'refused', rule: 'WA-5.3', text: 'Taken.' })
    expect(store.notice).toMatchObject({ rule: 'WA-5.3', text: 'Taken.' })
    expect(store.isBusy).toBe(false)
  })

  test('that came too late is forgotten without a word', () => {
    const { store, wire } = opened()
    wire.say(news())
    store.play('place sell')
    wire.say({ type: 'nack', id: String(wire.of('move')[0]!.id), reason: 'stale', rule: '', text: 'stale' })
    expect(store.notice).toBeNull()
  })
})

describe('the log', () => {
  test('grows', () => {
    const { store, wire } = opened()
    wire.say(news({ position: position({ ply: 1, log: [line(1)] }), seen: 1 }))
    wire.say(news({ position: position({ ply: 2, log: [line(2)] }), seen: 2, since: 1 }))
    expect(store.log.map(({ ply }) => ply)).toEqual([1, 2])
  })

  test('loses what an undo took back', () => {
    const { store, wire } = opened()
    wire.say(news({ position: position({ ply: 2, log: [line(1), line(2)] }), seen: 2 }))
    wire.say(news({ position: position({ ply: 1, log: [] }), seen: 3, since: 1 }))
    expect(store.log.map(({ ply }) => ply)).toEqual([1])
  })

  test('with a gap is asked for anew', () => {
    const { wire } = opened()
    wire.say(news({ position: position({ ply: 1 }), seen: 1 }))
    wire.say(news({ position: position({ ply: 5 }), seen: 5, since: 4 }))
    expect(wire.of('join')).toHaveLength(2)
    expect(wire.of('join')[1]).toMatchObject({ seat: 0 })
  })
})

test('what others have changed stays marked until my next move, also when the table is told anew', () => {
  const { store, wire } = opened()
  const shown = (ply: number, own_ply: number, round: number, since = ply - 1) =>
    wire.say(news({ position: position({ ply, own_ply, view: { round } }), seen: ply, since }))
  shown(1, 1, 4, 0)
  shown(2, 1, 5)
  expect([...store.recent]).toEqual(['round'])
  shown(2, 1, 5, 0)
  expect([...store.recent]).toEqual(['round'])
  store.play('place sell')
  expect([...store.recent]).toEqual(['round']) // nothing is drawn before the server says so
  wire.say({ type: 'ack', id: String(wire.of('move')[0]!.id), seen: 3 })
  shown(3, 3, 6)
  expect([...store.recent]).toEqual([])
})

test('a position for another viewpoint is never shown', () => {
  const { store, wire } = opened()
  wire.say(news({ position: position({ viewer: 1 }) }))
  expect(store.position).toBeNull()
})

test('another seat and another language are asked for', () => {
  const { store, wire } = opened()
  store.look(1, 'de')
  expect(wire.of('join').at(-1)).toMatchObject({ seat: 1, lang: 'de' })
})

test('what changed glows', () => {
  const { store, wire } = opened()
  const view = (sell: number[]) => ({ round: 1, boxes: { sell, rest: [] } })
  wire.say(news({ position: position({ view: view([0]) }) }))
  wire.say(news({ seen: 1, position: position({ ply: 1, view: view([0, 1]) }) }))
  expect([...store.highlight].sort()).toEqual(['boxes', 'sell'])
})

test('chat keeps its order and doubles nothing', () => {
  const { store, wire } = opened()
  wire.say({ type: 'chat', entries: [said(2)] })
  wire.say({ type: 'chat', entries: [said(1), said(2), said(3)] })
  expect(store.chat.map(({ number }) => number)).toEqual([1, 2, 3])
})

test('pages of another build are loaded anew', () => {
  const reload = vi.fn()
  const { wire } = opened(reload)
  expect(reload).not.toHaveBeenCalled()
  wire.say({ type: 'hello', protocol: PROTOCOL, build: 'b2', table: summary() })
  expect(reload).toHaveBeenCalledOnce()
})

test('an explanation becomes a notice, until the game goes on', () => {
  const { store, wire } = opened()
  wire.say(news())
  store.ask('place watch')
  expect(wire.of('explain')[0]).toMatchObject({ move: 'place watch', seat: 0 })
  wire.say({ type: 'explanation', id: 'x', move: 'place watch', legal: false, rule: 'WA-5.4', text: 'No.' })
  expect(store.notice?.rule).toBe('WA-5.4')
  wire.say(news({ seen: 1, position: position({ ply: 1 }) }))
  expect(store.notice).toBeNull()
})

describe('a wish to take back', () => {
  const wish = { id: 'wish', seat: 0, plies: 1, reveals: false, missing: [1] }

  test('that is declined is told to who had it, until the game goes on', () => {
    const { store, wire } = opened()
    wire.say(news({ seen: 4, requests: [wish] }))
    expect(store.notice).toBeNull()
    wire.say(news({ seen: 4 }))
    expect(store.notice?.kind).toBe('declined')
    wire.say(news({ seen: 5 }))
    expect(store.notice).toBeNull()
  })

  test('that is withdrawn is no longer asked, and nobody has declined it', () => {
    const { store, wire } = opened()
    wire.say(news({ seen: 4, requests: [wish] }))
    store.withdraw(wish)
    expect(wire.sent.at(-1)).toMatchObject({ type: 'consent', request: 'wish', seat: 0, yes: false })
    wire.say(news({ seen: 4 }))
    expect([store.requests, store.notice]).toEqual([[], null])
  })

  test.each([
    ['granted to me', wish, 5],
    ['of somebody else, declined', { ...wish, seat: 1 }, 4],
  ])('%s needs no word', (_, request, seen) => {
    const { store, wire } = opened()
    wire.say(news({ seen: 4, requests: [request] }))
    wire.say(news({ seen }))
    expect(store.notice).toBeNull()
  })
})

test('of a long talk the oldest lines go', () => {
  const { store, wire } = opened()
  wire.say({ type: 'chat', entries: Array.from({ length: 1500 }, (_, index) => said(index + 1)) })
  expect([store.chat.length, store.chat.at(-1)?.number]).toEqual([1000, 1500])
})

describe('while the server cannot save', () => {
  test('the page says so and stays busy, until the command is answered', () => {
    const { store, wire } = opened()
    wire.say(news())
    store.play('place sell')
    const id = String(wire.of('move')[0]!.id)
    wire.say({ type: 'retry', id })
    expect([store.isTroubled, store.isBusy]).toEqual([true, true])
    wire.say({ type: 'ack', id, seen: 1 })
    wire.say(news({ seen: 1, position: position({ ply: 1 }) }))
    expect([store.isTroubled, store.isBusy]).toEqual([false, false])
  })

  test('a refusal ends the trouble, too', () => {
    const { store, wire } = opened()
    wire.say(news())
    store.undo('move')
    const id = String(wire.of('undo')[0]!.id)
    wire.say({ type: 'retry', id })
    wire.say({ type: 'nack', id, reason: 'refused', rule: '', text: 'Too many undos.' })
    expect([store.isTroubled, store.isBusy, store.notice?.text]).toEqual([false, false, 'Too many undos.'])
  })
})

test('what was said before the page came is known apart from what is new', () => {
  const { store, wire } = opened()
  expect(store.saidBefore).toBeNull()
  wire.say({ type: 'chat', entries: [said(1), said(2)] })
  wire.say({ type: 'chat', entries: [said(3)] })
  expect(store.saidBefore).toBe(2)
})

describe("others' moves", () => {
  const moved = (seen: number) => news({ seen, since: seen - 1, position: position({ ply: seen, log: [line(seen)] }) })

  test('are shown one by one, and mine at once with all before it', () => {
    settings.pace = 'normal'
    const { store, wire } = opened()
    wire.say(news({ seen: 1, position: position({ ply: 1 }) }))
    for (const seen of [2, 3, 4]) wire.say(moved(seen))
    expect([store.seen, store.pending]).toEqual([1, 3])
    vi.advanceTimersByTime(700)
    expect([store.seen, store.pending]).toEqual([2, 2])
    store.play('place sell')
    expect([store.seen, store.pending]).toEqual([4, 0])
    expect(wire.of('move')[0]).toMatchObject({ seen: 4 })
    wire.say(moved(5))
    expect(store.seen).toBe(5)
  })

  test('are not waited for by a table that is told anew', () => {
    settings.pace = 'step'
    const { store, wire } = opened()
    wire.say(news({ seen: 1, position: position({ ply: 1 }) }))
    wire.say(moved(2))
    expect(store.pending).toBe(1)
    wire.say(news({ seen: 9, position: position({ ply: 9 }) }))
    expect([store.seen, store.pending]).toEqual([9, 0])
  })
})
