import { storedGame } from '$tests/board_table'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import Board from '../Board.svelte'
import type { Table } from '../types'
import type { SmartphoneIncView } from '../view'

const ACTIONS = [
  ...['color', 'start', 'lay', 'place', 'finish', 'take', 'research', 'stop_research', 'complete', 'expand'],
  ...['second_office', 'sell_directly', 'move_ceo', 'end_logistics', 'sell', 'sell_afar', 'end_sales'],
  ...['contract', 'no_contract', 'free_office', 'decline_office', 'take_bonus', 'decline_bonus', 'extra_office'],
]
const KEY =
  /\b(board|label|region|technology|effect|tile|color|condition|contract|retailer|bonus|symbol|pad|side|layer|step)-\w/

const LONG = 30_000 // ms: with 4G there are 480 layouts

const { positions, positionWith, tableOf } = storedGame<SmartphoneIncView>('smartphone_inc')

let shown: Record<string, never> | undefined

function show(table: Table): HTMLElement {
  shown = mount(Board, { target: document.body, props: { table } })
  flushSync()
  return document.body
}

afterEach(async () => {
  if (shown) await unmount(shown)
  shown = undefined
})

function placesIn(container: Element): Map<string, Element> {
  return new Map(
    [...container.querySelectorAll('[data-move]')].map((place) => [place.getAttribute('data-move')!, place]),
  )
}

function click(place: Element | null) {
  place!.dispatchEvent(new Event('click', { bubbles: true }))
}

test('the stored positions know every action', () => {
  const met = new Set(positions.flatMap(({ offers }) => offers.map(({ action }) => action)))
  expect([...met].sort()).toEqual([...ACTIONS].sort())
})

test.each(positions.map((position, index) => ({ index, position })))(
  'position $index: every move has its place and is played there',
  ({ position }) => {
    const table = tableOf(position, position.viewer % 2 ? 'de' : 'en')
    const container = show(table)
    const places = placesIn(container)
    expect([...places.keys()].sort()).toEqual(position.offers.map(({ move }) => move).sort())
    expect(container.textContent).not.toMatch(KEY)
    for (const [move, place] of places) {
      click(place)
      expect(table.play).toHaveBeenLastCalledWith(move)
    }
  },
  LONG,
)

test('a region answers why it cannot be entered', () => {
  const position = positionWith('expand')
  const table = tableOf(position)
  const home = Object.keys(position.view.regions).find(
    (region) => !position.offers.some(({ keys }) => keys.includes(region)),
  )
  click(show(table).querySelector(`[data-region=${home}] [data-why-not]`))
  expect(table.ask).toHaveBeenCalledWith(`expand ${home}`)
})

test('spectators see the same board without moves and without a desk', () => {
  const container = show(tableOf({ ...positionWith('lay'), viewer: -1, offers: [] }))
  expect(placesIn(container).size).toBe(0)
  expect(container.querySelector('[data-piece]')).toBeNull()
  expect(container.querySelectorAll('[data-region]').length).toBeGreaterThan(8)
})
