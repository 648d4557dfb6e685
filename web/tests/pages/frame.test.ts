/* The parts of the table page work together. */
import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PROTOCOL, type GameCard } from '$protocol'
import Frame from '../../src/pages/table/Frame.svelte'
import { TableStore } from '../../src/pages/table/store.svelte'
import { wires } from '../fake_wire'
import { bots, line, news, offer, position, summary } from '../samples'

const GAME = { key: 'no_such_game', title: { en: 'No game' }, ...bots() } as unknown as GameCard
const RULEBOOK = { chapters: [{ id: 'WA-5', title: 'Place', text: 'All about places', rules: [] }] }

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(Response.json(path.includes('rulebook') ? RULEBOOK : {})))
})
afterEach(() => void vi.unstubAllGlobals())

function shown(table = summary()) {
  const net = wires()
  const store = new TableStore({ id: 'table-1', lang: 'en', seat: 0 }, net.open)
  store.start()
  const wire = net.last().accept()
  wire.say({ type: 'hello', protocol: PROTOCOL, build: '', table })
  const offers = [offer('pass'), offer('place sell')]
  wire.say(news({ seen: 3, position: position({ ply: 2, offers, log: [line(2, 'Something happened')] }) }))
  const { container } = render(Frame, { store, game: GAME })
  return { store, wire, container }
}

test('the decision stands above, its moves beside the board, and a click plays one', async () => {
  const { wire } = shown()
  await fireEvent.click(document.getElementById('tab-moves')!)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Choose an action space.')
  await fireEvent.click(await screen.findByText('Do pass'))
  expect(wire.of('move')).toMatchObject([{ move: 'pass', seen: 3 }])
})

test('what is printed and said is that of the rules by which the table is played', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(Response.json({}))
  })
  shown(summary({ rules: 3 }))
  await vi.waitFor(() => expect(asked).toContain('/api/games/no_such_game/components?rules=3'))
  expect(asked).toContain('/api/games/no_such_game/texts?lang=en&rules=3')
})

test('a move that is pointed at is told in its place', async () => {
  const { container } = shown()
  await fireEvent.click(document.getElementById('tab-moves')!)
  await fireEvent.focus(await screen.findByText('Do place sell'))
  expect(container.querySelector('[data-told]')?.textContent).toContain('Do place sell')
})

test('log, people and rules lie behind their tabs', async () => {
  const { wire } = shown()
  await fireEvent.click(document.getElementById('tab-log')!)
  expect(screen.getByRole('link', { name: 'Something happened' })).toBeTruthy()
  await fireEvent.click(document.getElementById('tab-people')!)
  expect(await screen.findByText('Bot 2')).toBeTruthy()
  wire.say({ type: 'explanation', id: 'x', move: 'place watch', legal: false, rule: 'WA-5.4', text: 'Not there.' })
  await fireEvent.click(await screen.findByText('WA-5.4'))
  expect(screen.getByRole('tab', { selected: true }).id).toBe('tab-rules')
  expect(await screen.findByText('All about places')).toBeTruthy()
})
