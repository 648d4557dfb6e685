import { expect, test, vi } from 'vitest'
import { PROTOCOL, type GameCard } from '$protocol'
import { PlayedTable } from '../../src/pages/table/played_table.svelte'
import { TableStore } from '../../src/pages/table/store.svelte'
import { wires } from '../fake_wire'
import { news, offer, position, summary } from '../samples'

function played(changes: Parameters<typeof summary>[0] = {}) {
  const store = new TableStore({ id: 'table-1', lang: 'en', seat: 0 }, wires().open)
  store.receive({ type: 'hello', protocol: PROTOCOL, build: '', table: summary(changes) })
  store.receive(news({ position: position({ offers: [offer('pass'), offer('place sell')] }) }))
  return { store, table: new PlayedTable(store, { key: 'watch' } as GameCard) }
}

test('the move that is pointed at is shown as its offer', () => {
  const { table } = played()
  expect(table.offer).toBeUndefined()
  table.deeds.preview('pass')
  expect(table.offer?.text).toBe('Do pass')
  table.deeds.preview(null)
  expect(table.offer).toBeUndefined()
})

test('a rule opens the rulebook, also for the second time', () => {
  const { table } = played()
  expect(table.tab).toBe('moves')
  table.deeds.rule('WA-5.3')
  const first = table.rule
  expect([table.tab, first.id]).toEqual(['rules', 'WA-5.3'])
  table.deeds.rule('WA-5.3')
  expect(table.rule).not.toBe(first)
})

test('moves and questions go to the table', () => {
  const { table, store } = played()
  const play = vi.spyOn(store, 'play').mockReturnValue()
  const ask = vi.spyOn(store, 'ask').mockReturnValue()
  table.deeds.play('pass')
  table.deeds.ask('place watch')
  expect([play.mock.calls, ask.mock.calls]).toEqual([[['pass']], [['place watch']]])
})

test('who decides follows from the position', () => {
  const { table, store } = played()
  expect(table.turn).toBe('me')
  store.receive(news({ seen: 1, position: position({ ply: 1, actors: [1] }) }))
  expect(table.turn).toBe('other')
  store.receive({ type: 'table', table: summary({ status: 'over' }) })
  expect(table.turn).toBe('over')
})

test.each([
  ['beside the board', false, 'guide'],
  ['below it', true, 'moves'],
])('the side of a first game that lies %s begins with', (_, matches, tab) => {
  const list = { matches, addEventListener: () => undefined, removeEventListener: () => undefined }
  const media = vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList)
  expect(played({ guide: true }).table.tab).toBe(tab)
  media.mockRestore()
})
