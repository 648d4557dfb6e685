import { expect, test } from 'vitest'
import { storedGame } from '$tests/board_table'
import { click, clickEach, pointAt, said, show } from '$tests/drawing'
import Board from '../Board.svelte'
import { ACTIONS, arePicked, choices } from '../moves'
import { cardsOf, printed } from '../printed'
import { CONTRACTOR_RULES, RULES } from '../rules'
import type { CouncilsContractsView } from '../view'
import { actionText } from '../words'

const { positions, positionWith, tableOf, isInRulebook } = storedGame<CouncilsContractsView>('councils_contracts')

const MOVES = [
  ...['send_two', 'send_three', 'send_one', 'build', 'resolve', 'act', 'pass', 'bonus', 'share', 'copy', 'pay', 'gain'],
  ...['level', 'adjacent_type', 'row_type', 'column_type', 'pair', 'move_to', 'deploy_to', 'box_to', 'erect', 'at'],
]

test('the stored positions know every action', () => {
  const met = new Set(positions.flatMap(({ offers }) => offers.map(({ action }) => action)))
  expect([...met].sort()).toEqual([...MOVES].sort())
})

const KEY = /\b(board|label|card|area|committee|brief_action|build_action|card_type)-\w/

const isPicked = (position: (typeof positions)[0]) => arePicked(choices(tableOf(position)))
const picked = positions.filter(isPicked)
const plain = positions.filter((position) => !isPicked(position))

test.each(plain.map((position, index) => ({ index, position })))(
  'position $index: every move has its place',
  ({ position }) => {
    const table = tableOf(position, 'de')
    const board = show(Board, { table })
    expect(board.textContent).not.toMatch(KEY)
    expect(said(board, 'data-move').sort()).toEqual(position.offers.map(({ move }) => move).sort())
    clickEach(board, 'data-move', (move) => expect(table.play).toHaveBeenLastCalledWith(move))
  },
)

test.each(picked.map((position, index) => ({ index, position })))(
  'choice $index among many: point by point to every move',
  ({ position }) => {
    const table = tableOf(position, 'de')
    const board = show(Board, { table })
    expect(board.textContent).not.toMatch(KEY)
    for (const { move, keys } of position.offers) {
      const areas = keys[0]!.split('+')
      for (const area of areas) click(board, `[data-pick=${area}]`)
      expect(said(board, 'data-move')).toEqual([move])
      click(board, '[data-move]')
      expect(table.play).toHaveBeenLastCalledWith(move)
      for (const area of areas) click(board, `[data-unpick=${area}]`)
    }
  },
)

test('a committee answers why it cannot be resolved', () => {
  const table = tableOf(positionWith('send_three'))
  const board = show(Board, { table })
  click(board, '[data-why-not="resolve culture"]')
  expect(table.ask).toHaveBeenCalledWith('resolve culture')
})

test('spectators see the same city without moves', () => {
  const table = tableOf({ ...positionWith('at'), viewer: -1, offers: [] })
  const board = show(Board, { table })
  expect(said(board, 'data-move')).toEqual([])
  expect(board.querySelectorAll('section [data-card]').length).toBeGreaterThan(table.view.city.length)
})

test('no more points can be chosen than there are', () => {
  const board = show(Board, { table: tableOf(positionWith('gain')) })
  const pluses = () => [...board.querySelectorAll<HTMLButtonElement>('[data-pick]')]
  for (let count = 0; count < 3; count += 1) {
    expect(pluses()[0]!.disabled).toBe(false)
    click(board, '[data-pick]')
  }
  expect(pluses().every(({ disabled }) => disabled)).toBe(true)
})

test('a card is shown large with its rule and its move', () => {
  const position = positionWith('build')
  const table = tableOf(position)
  const board = show(Board, { table })
  const move = position.offers.find(({ action }) => action === 'build')!.move
  const card = cardsOf(table).get(move.split(' ')[1]!)!
  click(board, `[data-look="${card.key}"]`)
  const dialog = board.querySelector('dialog')!
  expect(dialog.textContent).toContain(actionText(table.t, card, 'build'))
  expect(said(dialog, 'data-move')).toEqual([move])
  click(dialog, `[data-rule-of="${card.rule}"]`)
  expect(table.rule).toHaveBeenCalledWith(card.rule)
  expect(board.querySelector('dialog')).toBeNull()
})

test('everything leads to a rule that exists', () => {
  const table = tableOf(positionWith('bonus'))
  const board = show(Board, { table })
  const ids = said(board, 'data-rule-of')
  expect(ids.length).toBeGreaterThan(15)
  const named = [...cardsOf(table).values(), ...printed(table).committee, ...ACTIONS]
  const others = [...named.map(({ rule }) => rule), ...Object.values(RULES), ...Object.values(CONTRACTOR_RULES)]
  for (const id of [...ids, ...others]) expect(isInRulebook(id), id).toBe(true)
})

test('the strip marks the step of the turn and the actions that are open', () => {
  const board = show(Board, { table: tableOf(positionWith('send_two')) })
  expect(board.querySelector('[aria-current=step]')?.textContent).toContain('Choose an action')
  const open = [...board.querySelectorAll<HTMLElement>('.action.open')].map(({ dataset }) => dataset.ruleOf)
  expect(open).toEqual(['CC-5.1', 'CC-5.10'])
})

test('a hovered project shows what it would cost', () => {
  const position = positionWith('build')
  const table = tableOf(position)
  const board = show(Board, { table })
  expect(board.querySelectorAll('.after')).toHaveLength(0)
  pointAt(board, '[data-move^="build"]')
  const build = position.offers.find(({ action }) => action === 'build')!
  const changed = Object.keys(build.facts).filter((fact) => fact.endsWith('_after'))
  expect(board.querySelectorAll('.after')).toHaveLength(changed.length)
})

test('a hovered choice of a type marks the cards that count', () => {
  const position = positionWith('adjacent_type')
  const board = show(Board, { table: tableOf(position) })
  for (const { move, facts } of position.offers) {
    pointAt(board, `[data-move="${move}"]`)
    const counted = Object.keys(facts).filter((fact) => fact.startsWith('counted_'))
    expect(board.querySelectorAll('.counted'), move).toHaveLength(counted.length)
  }
})

test('a pair tells its points', () => {
  const position = positionWith('pair')
  const board = show(Board, { table: tableOf(position) })
  for (const { move, facts } of position.offers) {
    const pair = board.querySelector(`[data-move="${move}"]`)!.parentElement!
    expect(pair.textContent, move).toContain(String(facts.points || 'Σ'))
  }
})

test('points that are picked tell what the area will be', () => {
  const position = picked.find(({ offers }) => offers.some(({ action }) => action === 'gain'))!
  const board = show(Board, { table: tableOf(position) })
  const before = position.view.contractors[position.viewer]!.influence.transport!
  const group = board.querySelector('[data-pick=transport]')!.parentElement!
  expect(group.querySelector('small')!.textContent).toBe(`${before}`)
  click(board, '[data-pick=transport]')
  expect(group.querySelector('small')!.textContent).toBe(`${before} → ${before + 1}`)
})

test('the way to the end is that of the engine', () => {
  const position = positionWith('send_two')
  const progress = show(Board, { table: tableOf(position) }).querySelector('progress')!
  const built = position.view.city.length - 1
  expect([progress.value, progress.max]).toEqual([built, built + position.view.until_end])
})
