import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { storedGame } from '$tests/board_table'
import Board from '../Board.svelte'
import { ACTIONS, arePicked, choices } from '../moves'
import { cardsOf, printed } from '../printed'
import { CONTRACTOR_RULES, RULES } from '../rules'
import type { Table } from '../types'
import type { CouncilsContractsView } from '../view'
import { actionText } from '../words'

const { positions, positionWith, tableOf, isInRulebook } = storedGame<CouncilsContractsView>('councils_contracts')

const MOVES = [
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
  expect([...met].sort()).toEqual([...MOVES].sort())
})

const KEY = /\b(board|label|card|area|committee|brief_action|build_action|card_type)-\w/
const PATIENCE = 30_000 // milliseconds: a large city takes long to draw without a browser

const isPicked = (position: (typeof positions)[0]) => arePicked(choices(tableOf(position)))
const picked = positions.filter(isPicked)
const plain = positions.filter((position) => !isPicked(position))

test.each(plain.map((position, index) => ({ index, position })))(
  'position $index: every move has its place',
  ({ position }) => {
    const table = tableOf(position, 'de')
    const container = show(table)
    expect(container.textContent).not.toMatch(KEY)
    expect(movesIn(container).sort()).toEqual(position.offers.map(({ move }) => move).sort())
    for (const element of container.querySelectorAll<HTMLElement>('[data-move]')) {
      element.dispatchEvent(new Event('click', { bubbles: true }))
      expect(table.play).toHaveBeenLastCalledWith(element.dataset.move)
    }
  },
  PATIENCE,
)

test.each(picked.map((position, index) => ({ index, position })))(
  'choice $index among many: point by point to every move',
  ({ position }) => {
    const table = tableOf(position, 'de')
    const container = show(table)
    expect(container.textContent).not.toMatch(KEY)
    for (const { move, keys } of position.offers) {
      const areas = keys[0]!.split('+')
      for (const area of areas) send(container.querySelector(`[data-pick=${area}]`), 'click')
      expect(movesIn(container)).toEqual([move])
      send(container.querySelector('[data-move]'), 'click')
      expect(table.play).toHaveBeenLastCalledWith(move)
      for (const area of areas) send(container.querySelector(`[data-unpick=${area}]`), 'click')
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

test('no more points can be chosen than there are', () => {
  const container = show(tableOf(positionWith('gain')))
  const pluses = () => [...container.querySelectorAll<HTMLButtonElement>('[data-pick]')]
  for (let count = 0; count < 3; count += 1) {
    expect(pluses()[0]!.disabled).toBe(false)
    send(pluses()[0]!, 'click')
  }
  expect(pluses().every(({ disabled }) => disabled)).toBe(true)
})

test('a card is shown large with its rule and its move', () => {
  const position = positionWith('build')
  const table = tableOf(position)
  const container = show(table)
  const move = position.offers.find(({ action }) => action === 'build')!.move
  const card = cardsOf(table).get(move.split(' ')[1]!)!
  send(container.querySelector(`[data-look="${card.key}"]`), 'click')
  const dialog = container.querySelector('dialog')!
  expect(dialog.textContent).toContain(actionText(table.t, card, 'build'))
  expect(movesIn(dialog)).toEqual([move])
  send(dialog.querySelector(`[data-rule-of="${card.rule}"]`), 'click')
  expect(table.rule).toHaveBeenCalledWith(card.rule)
  expect(container.querySelector('dialog')).toBeNull()
})

test('everything leads to a rule that exists', () => {
  const table = tableOf(positionWith('bonus'))
  const container = show(table)
  const ids = [...container.querySelectorAll<HTMLElement>('[data-rule-of]')].map(({ dataset }) => dataset.ruleOf!)
  expect(ids.length).toBeGreaterThan(15)
  const named = [...cardsOf(table).values(), ...printed(table).committee, ...ACTIONS]
  const others = [...named.map(({ rule }) => rule), ...Object.values(RULES), ...Object.values(CONTRACTOR_RULES)]
  for (const id of [...ids, ...others]) expect(isInRulebook(id), id).toBe(true)
})

test('the strip marks the step of the turn and the actions that are open', () => {
  const container = show(tableOf(positionWith('send_two')))
  expect(container.querySelector('[aria-current=step]')?.textContent).toContain('Choose an action')
  const open = [...container.querySelectorAll<HTMLElement>('.action.open')].map(({ dataset }) => dataset.ruleOf)
  expect(open).toEqual(['CC-5.1', 'CC-5.10'])
})

test('a hovered project shows what it would cost', () => {
  const position = positionWith('build')
  const table = tableOf(position)
  const container = show(table)
  expect(container.querySelectorAll('.after')).toHaveLength(0)
  send(container.querySelector('[data-move^="build"]'), 'pointerover')
  const build = position.offers.find(({ action }) => action === 'build')!
  const changed = Object.keys(build.facts).filter((fact) => fact.endsWith('_after'))
  expect(container.querySelectorAll('.after')).toHaveLength(changed.length)
})

test('a hovered choice of a type marks the cards that count', () => {
  const position = positionWith('adjacent_type')
  const container = show(tableOf(position))
  for (const { move, facts } of position.offers) {
    send(container.querySelector(`[data-move="${move}"]`), 'pointerover')
    const counted = Object.keys(facts).filter((fact) => fact.startsWith('counted_'))
    expect(container.querySelectorAll('.counted'), move).toHaveLength(counted.length)
  }
})

test('a pair tells its points', () => {
  const position = positionWith('pair')
  const container = show(tableOf(position))
  for (const { move, facts } of position.offers) {
    const pair = container.querySelector(`[data-move="${move}"]`)!.parentElement!
    expect(pair.textContent, move).toContain(String(facts.points || 'Σ'))
  }
})

test('points that are picked tell what the area will be', () => {
  const position = picked.find(({ offers }) => offers.some(({ action }) => action === 'gain'))!
  const container = show(tableOf(position))
  const before = position.view.contractors[position.viewer]!.influence.transport!
  const group = container.querySelector('[data-pick=transport]')!.parentElement!
  expect(group.querySelector('small')!.textContent).toBe(`${before}`)
  send(container.querySelector('[data-pick=transport]'), 'click')
  expect(group.querySelector('small')!.textContent).toBe(`${before} → ${before + 1}`)
})

test('the way to the end is that of the engine', () => {
  const position = positionWith('send_two')
  const progress = show(tableOf(position)).querySelector('progress')!
  const built = position.view.city.length - 1
  expect([progress.value, progress.max]).toEqual([built, built + position.view.until_end])
})
