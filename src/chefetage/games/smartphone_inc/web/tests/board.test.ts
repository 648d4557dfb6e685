import { LAYOUTS, storedGame, type Stored } from '$tests/board_table'
import { click, clickEach, said, show } from '$tests/drawing'
import type { Layout } from '$board/types'
import { expect, test } from 'vitest'
import Board from '../Board.svelte'
import { choicesOf } from '../moves'
import type { SmartphoneIncView } from '../view'

const ACTIONS = [
  ...['color', 'start', 'lay', 'place', 'finish', 'take', 'research', 'stop_research', 'complete', 'expand'],
  ...['second_office', 'sell_directly', 'move_ceo', 'end_logistics', 'sell', 'sell_afar', 'end_sales'],
  ...['contract', 'no_contract', 'free_office', 'decline_office', 'take_bonus', 'decline_bonus', 'extra_office'],
]
const KEY =
  /\b(board|label|region|technology|effect|tile|color|condition|contract|retailer|bonus|symbol|pad|side|layer|step)-\w/

const { layoutsOf, positions, positionWith, positionAt, tableOf } = storedGame<SmartphoneIncView>('smartphone_inc')
const numbered = positions.map((position, index) => ({ index, position }))
const decided = numbered.filter(({ position }) => position.step !== 'plan')
const planned = numbered.filter(({ position }) => position.step === 'plan' && position.offers.length > 0)

function shown(position: Stored<SmartphoneIncView>, layout: Layout = 'wide') {
  const table = { ...tableOf(position, position.viewer % 2 ? 'de' : 'en'), layout }
  return { table, board: show(Board, { table }) }
}

test('the stored positions know every action', () => {
  const met = new Set(positions.flatMap(({ offers }) => offers.map(({ action }) => action)))
  expect([...met].sort()).toEqual([...ACTIONS].sort())
})

test.each(decided)('position $index: every move has its place and is played there', ({ position }) => {
  const moves = position.offers.map(({ move }) => move).sort()
  for (const layout of layoutsOf(position)) {
    const { table, board } = shown(position, layout)
    const inPrompt = choicesOf(table).map(({ offer }) => offer.move)
    expect([...said(board, 'data-move'), ...inPrompt].sort(), layout).toEqual(moves)
    expect(board.textContent).not.toMatch(KEY)
    clickEach(board, 'data-move', (move) => expect(table.play).toHaveBeenLastCalledWith(move))
  }
})

test.each(planned)('position $index: a plan is composed on the desk and submitted in one place', ({ position }) => {
  const few = { ...position, offers: position.offers.filter(({ move }) => /^finish|\.a\.a\.|a1b1/.test(move)) }
  for (const layout of layoutsOf(position)) {
    const { table, board } = shown(few, layout)
    expect(choicesOf(table)).toEqual([])
    expect(board.querySelectorAll('[data-part=mine] .of-desk')).toHaveLength(1)
    expect(said(board, 'data-move').length, layout).toBeLessThanOrEqual(1)
    expect(board.querySelector('[data-part=mine] [data-composes]')).not.toBeNull()
    expect(board.textContent).not.toMatch(KEY)
  }
})

test('the parts of the board are there in every layout', () => {
  for (const layout of LAYOUTS) {
    const { board } = shown(positionWith('expand'), layout)
    expect(said(board, 'data-part')).toEqual(layout === 'phone' ? ['board', 'mine', 'others'] : ['board', 'mine'])
  }
})

test('map, technologies and prices stay beside the planning desk', () => {
  const position = positionWith('lay')
  const { board } = shown({ ...position, offers: position.offers.slice(0, 1) })
  expect(board.querySelectorAll('[data-part=board] [data-region]').length).toBeGreaterThan(8)
  expect(board.querySelectorAll('[data-part=board] [data-spot^="technology "]').length).toBeGreaterThan(1)
  expect(board.querySelectorAll('[data-part=board] [data-spot^="company "]').length).toBeGreaterThan(0)
  expect(board.querySelector('[data-part=mine] [data-results]')).not.toBeNull()
})

test('goods left and price stand beside the map while one sells, and on every region what a sale brings', () => {
  const position = positionWith('sell')
  const { board } = shown(position)
  const { price, available } = position.view.companies[position.viewer]!
  const marked = [...board.querySelectorAll('[data-numbers] .needed')].map((cell) => cell.textContent)
  expect(marked).toEqual([expect.stringContaining(`$${price}`), expect.stringContaining(String(available))])
  const sale = position.offers.find(({ action }) => action === 'sell')!
  expect(board.querySelector(`[data-move="${sale.move}"]`)!.textContent).toContain(String(sale.facts.vp))
})

test('a phone shows the part of the board where something is decided, and leads to the others', () => {
  const { board } = shown(positionWith('research'), 'phone')
  expect(board.querySelector('[data-spot^="technology "]')).not.toBeNull()
  click(board, '[data-section=map]')
  expect(board.querySelector('[data-region]')).not.toBeNull()
  expect(board.querySelector('[data-spot^="technology "]')).toBeNull()
})

test('what others have changed since the last move stays marked', () => {
  const position = positionWith('expand')
  const [region] = Object.keys(position.view.regions)
  const table = { ...tableOf(position), recent: new Set([region!, 'gps']) }
  const board = show(Board, { table })
  expect(board.querySelectorAll('.recent')).toHaveLength(2)
  expect(board.querySelector(`[data-region=${region}] .recent`)).not.toBeNull()
})

test('a region answers why it cannot be entered', () => {
  const position = positionWith('expand')
  const home = Object.keys(position.view.regions).find(
    (region) => !position.offers.some(({ keys }) => keys.includes(region)),
  )
  const { table, board } = shown(position)
  click(board, `[data-region=${home}] [data-why-not]`)
  expect(table.ask).toHaveBeenCalledWith(`expand ${home}`)
})

test('spectators see the same board without moves and without a desk', () => {
  const { board } = shown({ ...positionWith('lay'), viewer: -1, offers: [] })
  expect(said(board, 'data-move')).toEqual([])
  expect(board.querySelector('[data-piece]')).toBeNull()
  expect(board.querySelectorAll('[data-region]').length).toBeGreaterThan(8)
  expect(board.querySelectorAll('[data-part=mine] article').length).toBeGreaterThan(0)
})

test('nothing of a plan is left when it is open', () => {
  const { board } = shown(positionAt('sell_goods'))
  expect(board.querySelector('[data-piece], [data-results]')).toBeNull()
})
