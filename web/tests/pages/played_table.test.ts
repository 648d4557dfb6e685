import { expect, test, vi } from 'vitest'
import type { GameBoard } from '$board/games'
import type { GameMaterial } from '$lib/game/material'
import { settings } from '$lib/settings.svelte'
import { windowLayout } from '$lib/window_layout.svelte'
import { PROTOCOL, type GameCard, type Offer } from '$protocol'
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
  expect(table.tab).toBe('log')
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
  ['wide', 'guide'],
  ['tall', 'log'],
  ['phone', 'log'],
] as const)('the side of a first game in a window that is %s begins with', (layout, tab) => {
  const now = vi.spyOn(windowLayout, 'now', 'get').mockReturnValue(layout)
  expect(played({ guide: true }).table.tab).toBe(tab)
  now.mockRestore()
})

/** A board that warns of one move. */
function cautious(): GameMaterial {
  const warningOf = (_table: unknown, { move }: Offer) => (move === 'pass' ? 'All is lost then.' : null)
  return { board: { warningOf, choicesOf: () => [] } as unknown as GameBoard, components: {}, t: (key) => key }
}

test('what settles a lot is asked about once, unless one wishes otherwise', () => {
  const { table, store } = played()
  const play = vi.spyOn(store, 'play').mockReturnValue()
  table.material = cautious()
  table.deeds.play('pass')
  expect([table.doubted, play.mock.calls]).toEqual([{ move: 'pass', warning: 'All is lost then.' }, []])
  table.deeds.play('pass')
  expect([table.doubted, play.mock.calls]).toEqual([null, [['pass']]])
  table.deeds.play('pass')
  table.deeds.play('place sell')
  expect([table.doubted, play.mock.calls.at(-1)]).toEqual([null, ['place sell']])
  settings.asksTwice = false
  table.deeds.play('pass')
  expect(play.mock.calls.at(-1)).toEqual(['pass'])
  settings.asksTwice = true
})

test('why a move is not possible is asked when one has looked at it for a while, once in each position', () => {
  vi.useFakeTimers()
  const { table, store } = played()
  const wonder = vi.spyOn(store, 'wonder').mockReturnValue()
  table.deeds.preview('place watch')
  table.deeds.preview(null)
  vi.runAllTimers()
  expect(wonder).not.toHaveBeenCalled()
  table.deeds.preview('place watch')
  vi.runAllTimers()
  expect(wonder.mock.calls).toEqual([['place watch']])
  table.deeds.preview('pass')
  vi.runAllTimers()
  expect(wonder.mock.calls).toHaveLength(1)
  vi.useRealTimers()
})

function stage(parts: Record<string, string>): Element {
  const found = document.createElement('div')
  for (const [part, inner] of Object.entries(parts)) {
    const element = document.createElement('div')
    element.dataset.part = part
    if (inner) element.append(Object.assign(document.createElement('button'), { innerText: inner }))
    element.querySelector('button')?.setAttribute('data-move', inner)
    found.append(element)
  }
  return found
}

test('a phone shows the part with the decision, and stays where there is a place for it', () => {
  const now = vi.spyOn(windowLayout, 'now', 'get').mockReturnValue('phone')
  const { table, store } = played()
  table.drawing.isDone = true
  table.material = cautious()
  table.showDecision(stage({ board: '', mine: 'pass', others: '' }))
  expect(table.view).toBe('mine')
  table.view = 'log'
  table.showDecision(stage({ board: 'pass', mine: '', others: '' }))
  expect(table.view).toBe('log') // the same decision: whoever reads is not disturbed
  store.receive(news({ seen: 1, position: position({ ply: 1, step: 'other', offers: [offer('pass')] }) }))
  table.view = 'mine'
  table.showDecision(stage({ board: 'pass', mine: 'pass', others: '' }))
  expect(table.view).toBe('mine')
  now.mockRestore()
})

test('a phone shows the part with the decision as soon as a place for it is drawn', () => {
  const now = vi.spyOn(windowLayout, 'now', 'get').mockReturnValue('phone')
  const { table } = played()
  table.material = cautious()
  table.showDecision(stage({ board: '', mine: '' }))
  expect(table.view).toBe('board')
  table.showDecision(stage({ board: '', mine: 'pass' }))
  expect([table.drawing.isDone, table.view]).toEqual([false, 'mine'])
  now.mockRestore()
})

test('a board has the same table all the time, and of what has not changed the same', () => {
  const { table, store } = played()
  table.material = cautious()
  const { boardTable, offers } = table
  const { view, names } = boardTable!
  const next = position({ ply: 1, step: 'other', offers: [offer('pass')] })
  store.receive(news({ seen: 1, position: next }))
  expect(table.boardTable).toBe(boardTable)
  expect([boardTable!.step, [...boardTable!.offers.keys()]]).toEqual(['other', ['pass']])
  expect(boardTable!.view).toBe(view)
  expect(boardTable!.names).toBe(names)
  expect(boardTable!.offers.get('pass')).toBe(offers.get('pass'))
})

test('what a person looks at while a slow phone still draws stays, until there is another decision', () => {
  const now = vi.spyOn(windowLayout, 'now', 'get').mockReturnValue('phone')
  const { table, store } = played()
  table.material = cautious()
  table.lookAt('log')
  table.drawing.isDone = true
  table.showDecision(stage({ board: '', mine: 'pass' }))
  expect(table.view).toBe('log')
  store.receive(news({ seen: 1, position: position({ ply: 1, step: 'other', offers: [offer('pass')] }) }))
  table.showDecision(stage({ board: '', mine: 'pass' }))
  expect(table.view).toBe('mine')
  now.mockRestore()
})

test('a phone shows the part where the guide points', () => {
  const { table } = played()
  table.showPlaceOf('pass', stage({ board: '', mine: 'pass' }))
  expect(table.view).toBe('board') // all parts are seen
  const now = vi.spyOn(windowLayout, 'now', 'get').mockReturnValue('phone')
  const phone = played().table
  phone.showPlaceOf('pass', stage({ board: '', mine: 'pass' }))
  expect(phone.view).toBe('mine')
  now.mockRestore()
})

test('an answer of before covers neither a question nor another view', () => {
  const { table, store } = played()
  const notice = { kind: 'why-not', move: '', rule: 'WA-5.3', text: 'No.' } as const
  table.material = cautious()
  store.notice = notice
  table.play('pass')
  expect([table.doubted?.move, store.notice]).toEqual(['pass', null])
  store.notice = notice
  table.lookAt('mine')
  expect(store.notice).toBeNull()
})

test('what was pointed at in the position before is pointed at no more', () => {
  const { table, store } = played()
  table.deeds.preview('pass')
  store.receive(news({ seen: 1, position: position({ ply: 1, offers: [offer('pass')] }) }))
  expect(table.offer).toBeUndefined()
  table.deeds.preview('pass')
  expect(table.offer?.move).toBe('pass')
})

test('a tab beside the board is a view of its own where one part is seen at a time', () => {
  const { table } = played()
  table.show('people')
  expect([table.tab, table.view]).toEqual(['people', 'log'])
  table.show('rules')
  expect([table.tab, table.view]).toEqual(['rules', 'rules'])
})
