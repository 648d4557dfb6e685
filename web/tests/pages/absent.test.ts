/* Somebody is awaited in vain: it is said, a bot is proposed, and all who are there answer. */
import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PROTOCOL, type GameCard, type OpenProposal, type SeatSummary } from '$protocol'
import { PlayedTable, shareTable } from '../../src/pages/table/played_table.svelte'
import Absent from '../../src/pages/table/Absent.svelte'
import Seats from '../../src/pages/table/panels/Seats.svelte'
import { TableStore } from '../../src/pages/table/store.svelte'
import { wires } from '../fake_wire'
import { bots, news, position, seat, summary } from '../samples'

vi.mock('../../src/pages/table/played_table.svelte', async (original) => {
  const module = await original<typeof import('../../src/pages/table/played_table.svelte')>()
  let shared: PlayedTable
  return { ...module, shareTable: (table: PlayedTable) => (shared = table), useTable: () => shared }
})

const GAME = { key: 'no_such_game', title: { en: 'No game' }, ...bots() } as unknown as GameCard
const BEN: Partial<SeatSummary> = { name: 'Ben', connected: false, absent: true }
const PROPOSAL: OpenProposal = { id: 'one', seat: 0, absent: 1, missing: [2] }

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}))))
afterEach(() => void vi.unstubAllGlobals())

/** Ada, Ben and Cleo, of whom I am one. */
function shown(me: number, proposals: OpenProposal[] = [], isAbsent = true) {
  const net = wires()
  const store = new TableStore({ id: 'table-1', lang: 'en', seat: me }, net.open)
  store.start()
  const wire = net.last().accept()
  const people = [seat(), isAbsent ? seat(BEN) : seat({ name: 'Ben' }), seat({ name: 'Cleo' })]
  const seats = people.map((one, number) => ({ ...one, mine: number === me }))
  wire.say({ type: 'hello', protocol: PROTOCOL, build: '', table: summary({ seats, proposals }) })
  wire.say(news({ position: position({ viewer: me, names: ['Ada', 'Ben', 'Cleo'], actors: [1] }) }))
  shareTable(new PlayedTable(store, GAME))
  render(Absent)
  const sent = () => wire.sent
  return { store, sent }
}

const marked = (mark: string) => document.querySelector<HTMLElement>(`[data-${mark}]`)

test('who is there is said nothing', () => {
  shown(0, [], false)
  expect(marked('absent')).toBeNull()
})

test('whoever has a seat may propose a bot', async () => {
  const { sent } = shown(0)
  expect(marked('absent')!.textContent).toContain('Ben has to decide')
  await fireEvent.click(marked('stand-in="1"')!)
  expect(sent().at(-1)).toMatchObject({ type: 'stand_in', seat: 0, absent: 1 })
})

test('who only watches is told, and proposes nothing', () => {
  shown(-1)
  expect(marked('absent')).toBeTruthy()
  expect(marked('stand-in')).toBeNull()
})

test.each([
  [2, 'agree', true],
  [2, 'decline', false],
  [0, 'withdraw', false],
  [1, 'here', false],
])('seat %i answers a proposal (%s)', async (me, button, yes) => {
  const { sent } = shown(me, [PROPOSAL])
  expect(marked('proposal')!.textContent).toMatch(/Ada proposes that a bot plays for Ben.*Waiting for Cleo/s)
  expect(marked('stand-in')).toBeNull()
  await fireEvent.click(marked(button)!)
  expect(sent().at(-1)).toMatchObject({ type: 'consent', seat: me, request: 'one', yes })
})

test('the list of seats says who has to decide and is not there', () => {
  render(Seats, { summary: summary({ seats: [seat(), seat(BEN)] }), waitingFor: [1], thinking: [] })
  expect(screen.getByText('to decide, but not here')).toBeTruthy()
})
