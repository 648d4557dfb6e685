import { storedGame } from '$tests/board_table'
import { click, clickEach, said, show } from '$tests/drawing'
import { expect, test } from 'vitest'
import Board from '../Board.svelte'
import type { SmartphoneIncView } from '../view'

const ACTIONS = [
  ...['color', 'start', 'lay', 'place', 'finish', 'take', 'research', 'stop_research', 'complete', 'expand'],
  ...['second_office', 'sell_directly', 'move_ceo', 'end_logistics', 'sell', 'sell_afar', 'end_sales'],
  ...['contract', 'no_contract', 'free_office', 'decline_office', 'take_bonus', 'decline_bonus', 'extra_office'],
]
const KEY =
  /\b(board|label|region|technology|effect|tile|color|condition|contract|retailer|bonus|symbol|pad|side|layer|step)-\w/

const { positions, positionWith, tableOf } = storedGame<SmartphoneIncView>('smartphone_inc')

test('the stored positions know every action', () => {
  const met = new Set(positions.flatMap(({ offers }) => offers.map(({ action }) => action)))
  expect([...met].sort()).toEqual([...ACTIONS].sort())
})

test.each(positions.map((position, index) => ({ index, position })))(
  'position $index: every move has its place and is played there',
  ({ position }) => {
    const table = tableOf(position, position.viewer % 2 ? 'de' : 'en')
    const board = show(Board, { table })
    expect([...new Set(said(board, 'data-move'))].sort()).toEqual(position.offers.map(({ move }) => move).sort())
    expect(board.textContent).not.toMatch(KEY)
    clickEach(board, 'data-move', (move) => expect(table.play).toHaveBeenLastCalledWith(move))
  },
)

test('a region answers why it cannot be entered', () => {
  const position = positionWith('expand')
  const table = tableOf(position)
  const home = Object.keys(position.view.regions).find(
    (region) => !position.offers.some(({ keys }) => keys.includes(region)),
  )
  click(show(Board, { table }), `[data-region=${home}] [data-why-not]`)
  expect(table.ask).toHaveBeenCalledWith(`expand ${home}`)
})

test('spectators see the same board without moves and without a desk', () => {
  const board = show(Board, { table: tableOf({ ...positionWith('lay'), viewer: -1, offers: [] }) })
  expect(said(board, 'data-move')).toEqual([])
  expect(board.querySelector('[data-piece]')).toBeNull()
  expect(board.querySelectorAll('[data-region]').length).toBeGreaterThan(8)
})
