/* People around a table in play: talk, those who watch, consent, what is known of the shuffles. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '$lib/api'
import { PROTOCOL, type GameCard, type TableSummary } from '$protocol'
import Frame from '../../src/pages/table/Frame.svelte'
import { TableStore } from '../../src/pages/table/store.svelte'
import { wires } from '../fake_wire'
import { bots, news, said, seat, summary } from '../samples'

const GAME = { key: 'no_such_game', title: { en: 'No game' }, ...bots() } as unknown as GameCard
const PLAYERS = [seat({ mine: true, host: true }), seat({ name: 'Ben' })]
const SPECTATED = { seats: [seat({ host: true }), seat({ name: 'Ben' })], is_host: false }

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}))))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function shown(changes: Partial<TableSummary> = {}) {
  const net = wires()
  const store = new TableStore({ id: 'table-1', lang: 'en', seat: 0 }, net.open)
  store.start()
  const wire = net.last().accept()
  wire.say({ type: 'hello', protocol: PROTOCOL, build: '', table: summary({ seats: PLAYERS, ...changes }) })
  wire.say(news())
  render(Frame, { store, game: GAME })
  await fireEvent.click(document.getElementById('tab-people')!)
  await waitFor(() => expect(marked('chat')).toBeTruthy())
  return { store, wire }
}

const marked = (mark: string) => document.querySelector<HTMLElement>(`[data-${mark}]`)

test('those who watch are a number', async () => {
  const { wire } = await shown({ spectators: 3 })
  expect(marked('spectators')!.textContent).toContain('3 people')
  wire.say({ type: 'table', table: summary({ seats: PLAYERS, spectators: 0 }) })
  await waitFor(() => expect(marked('spectators')).toBeNull())
})

test('a table whose shuffles somebody may know says so while it is played', async () => {
  await shown({ is_seed_known: true })
  expect(marked('seed-known')!.textContent).toContain('Shuffles known')
  expect(screen.getAllByText(/never rated/).length).toBeGreaterThan(0)
})

describe('the chat', () => {
  test('of spectators is marked, and they are told who reads them', async () => {
    const { wire } = await shown(SPECTATED)
    wire.say({ type: 'chat', entries: [said(1), said(2, { channel: 'spectators', seat: -1, name: 'Cleo' })] })
    await waitFor(() => expect(screen.getByText('Cleo').closest('li')!.className).toContain('spectators'))
    expect(screen.getByText('Cleo').closest('li')!.textContent).toContain('Spectator')
    const field = marked('chat')!
    expect(document.getElementById(field.getAttribute('aria-describedby')!)!.textContent).toContain(
      'only those who watch',
    )
  })

  test('of players has no such hint', async () => {
    await shown()
    expect(marked('chat')!.getAttribute('aria-describedby')).toBeNull()
  })

  test('lets the host mute at a line of somebody else, and take it back', async () => {
    const muted = summary({ seats: PLAYERS, muted: [{ person: 1, name: 'Ben' }] })
    const mute = vi.spyOn(api, 'mute').mockResolvedValue(muted)
    const unmute = vi.spyOn(api, 'unmute').mockResolvedValue(summary({ seats: PLAYERS }))
    const { wire } = await shown()
    wire.say({ type: 'chat', entries: [said(1), said(2, { seat: 1, name: 'Ben' })] })
    await waitFor(() => expect(marked('mute="2"')).toBeTruthy())
    expect(marked('mute="1"')).toBeNull()
    await fireEvent.click(marked('mute="2"')!)
    expect(mute).toHaveBeenCalledWith('table-1', 2)
    await waitFor(() => expect(marked('unmute="1"')).toBeTruthy())
    await fireEvent.click(marked('unmute="1"')!)
    expect(unmute).toHaveBeenCalledWith('table-1', 1)
    await waitFor(() => expect(marked('unmute="1"')).toBeNull())
  })

  test('lets nobody else mute', async () => {
    const { wire } = await shown({ is_host: false })
    wire.say({ type: 'chat', entries: [said(2, { seat: 1, name: 'Ben' })] })
    expect(await screen.findByText('line 2', { exact: false })).toBeTruthy()
    expect(marked('mute="2"')).toBeNull()
  })
})

describe('a wish to take back', () => {
  const wish = { id: 'wish', seat: 0, plies: 1, reveals: false, missing: [1] }

  test('names those who are asked, also who is away', async () => {
    const { wire } = await shown({ seats: [PLAYERS[0]!, seat({ name: 'Ben', connected: false })] })
    wire.say(news({ requests: [wish] }))
    await waitFor(() => expect(marked('awaited')!.textContent).toContain('Bot 2 (is away)'))
  })

  test('is answered by whoever left their seat to a bot', async () => {
    const away = seat({ mine: true, kind: 'bot', bot: 'greedy', away: true })
    const { wire } = await shown({ seats: [away, seat({ name: 'Ben' })], is_host: false })
    wire.say(news({ requests: [{ ...wish, seat: 1, missing: [0] }] }))
    await waitFor(() => expect(marked('agree')).toBeTruthy())
    await fireEvent.click(marked('agree')!)
    expect(wire.of('consent')).toMatchObject([{ request: 'wish', seat: 0, yes: true }])
  })
})

test('whoever leaves says which level plays on', async () => {
  const leave = vi.spyOn(api, 'leave').mockResolvedValue(summary({ seats: PLAYERS }))
  await shown()
  await fireEvent.click(marked('leave')!)
  const offered = [...document.querySelectorAll<HTMLElement>('[data-leave-to]')]
  expect(offered.map((button) => button.textContent!.trim())).toEqual([
    'level 1, learning the game',
    'level 2, practised',
    'level 3, experienced',
    'level 4, strong',
    'level 5, master',
    'random moves',
    'greedy, by rules of thumb',
  ])
  await fireEvent.click(marked('leave-to=level4')!)
  expect(leave).toHaveBeenCalledWith('table-1', 'level4')
})

test('a refusal is a sentence of the server', async () => {
  const { store, wire } = await shown()
  store.undo('move')
  const id = String(wire.of('undo')[0]!.id)
  wire.say({ type: 'nack', id, reason: 'refused', rule: '', text: 'That was taken back often enough.' })
  expect((await screen.findByText('That was taken back often enough.')).closest('[role=alert]')).toBeTruthy()
})

test('while the server cannot save, the bar says so', async () => {
  const { store, wire } = await shown()
  store.play('place sell')
  wire.say({ type: 'retry', id: String(wire.of('move')[0]!.id) })
  await waitFor(() => expect(marked('troubled')).toBeTruthy())
})
