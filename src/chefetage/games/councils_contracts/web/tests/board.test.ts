import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import Board from '../Board.svelte'
import type { Table } from '../words'
import { positions, positionWith, tableOf } from './table'

const ACTIONS = [
  ...['send_two', 'send_three', 'send_one', 'build', 'resolve', 'act', 'pass', 'bonus', 'share', 'copy', 'pay', 'gain'],
  ...['level', 'adjacent_type', 'row_type', 'column_type', 'pair', 'move_to', 'deploy_to', 'box_to', 'erect', 'at'],
]

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

function send(element: Element | null, type: string) {
  element!.dispatchEvent(new Event(type, { bubbles: true }))
  flushSync()
}

function movesIn(container: Element): string[] {
  return [...container.querySelectorAll('[data-move]')].map((element) => element.getAttribute('data-move') ?? '')
}

test('the stored positions know every action', () => {
  const met = new Set(positions.flatMap(({ offers }) => offers.map(({ action }) => action)))
  expect([...met].sort()).toEqual([...ACTIONS].sort())
})

const KEY = /\b(board|label|card|area|committee|brief_action|build_action|card_type)-\w/
const PATIENCE = 30_000 // milliseconds: a large city takes long to draw without a browser

test.each(positions.map((position, index) => ({ index, position })))(
  'position $index: every move has its place',
  ({ position }) => {
    const table = tableOf(position, 'de')
    const container = show(table)
    expect(movesIn(container).sort()).toEqual(position.offers.map(({ move }) => move).sort())
    expect(container.textContent).not.toMatch(KEY)
    for (const element of container.querySelectorAll<HTMLElement>('[data-move]')) {
      element.dispatchEvent(new Event('click', { bubbles: true }))
      expect(table.play).toHaveBeenLastCalledWith(element.dataset.move)
    }
  },
  PATIENCE,
)

test('a committee answers why it cannot be resolved', () => {
  const table = tableOf(positionWith('send_three'))
  const container = show(table)
  send(container.querySelector('[data-why-not="resolve culture"]'), 'click')
  expect(table.ask).toHaveBeenCalledWith('resolve culture')
})

test('spectators see the same city without moves', () => {
  const table = tableOf({ ...positionWith('at'), viewer: -1, offers: [] })
  const container = show(table)
  expect(movesIn(container)).toEqual([])
  expect(container.querySelectorAll('section [data-card]').length).toBeGreaterThan(table.view.city.length)
})

test('many choices can be narrowed by areas', () => {
  const table = tableOf(positionWith('gain'))
  const container = show(table)
  const before = movesIn(container).length
  send(container.querySelector('[role=group][aria-label="With at least:"] button'), 'click')
  const after = movesIn(container)
  expect(after.length).toBeLessThan(before)
  expect(after.every((move) => move.includes('transport'))).toBe(true)
})

test('a hovered project shows what it would cost', () => {
  const position = positionWith('build')
  const table = tableOf(position)
  const container = show(table)
  expect(container.querySelectorAll('.after')).toHaveLength(0)
  send(container.querySelector('[data-move^="build"]'), 'pointerover')
  expect(container.querySelectorAll('.after').length).toBeGreaterThan(0)
})
