import { expect, test } from 'vitest'
import { storedGame } from '$tests/board_table'
import { click, clickEach, pointAt, said, show } from '$tests/drawing'
import type { Layout } from '$board/types'
import Board from '../Board.svelte'
import { ACTIONS, arePicked, choices, choicesOf, warningOf } from '../moves'
import Player from '../Player.svelte'
import { cardsOf, printed } from '../printed'
import { CONTRACTOR_RULES, RULES } from '../rules'
import Standing from '../Standing.svelte'
import type { Table } from '../types'
import type { CouncilsContractsView } from '../view'
import { actionText } from '../words'
import { LiveTable } from './live.svelte'

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

/** The moves in the parts of the board and in the prompt. */
function offered(board: Element, table: Table): string[] {
  const parts = [...board.querySelectorAll('[data-part]')].flatMap((part) => said(part, 'data-move'))
  return [...parts, ...choicesOf(table).map(({ offer }) => offer.move)].sort()
}

test.each(plain.map((position, index) => ({ index, position })))(
  'position $index: every move has its place once, on the board or in the prompt',
  ({ position }) => {
    const table = tableOf(position, 'de')
    const board = show(Board, { table })
    expect(board.textContent).not.toMatch(KEY)
    expect(offered(board, table)).toEqual(position.offers.map(({ move }) => move).sort())
    clickEach(board, 'data-move', (move) => expect(table.play).toHaveBeenLastCalledWith(move))
  },
)

const firsts = plain.filter(({ step }, index) => plain.findIndex((other) => other.step === step) === index)
const layouts: Layout[] = ['tall', 'phone']

test.each(firsts.flatMap((position) => layouts.map((layout) => ({ step: position.step, position, layout }))))(
  '$step, $layout: every move has its place once',
  ({ position, layout }) => {
    const table = { ...tableOf(position), layout }
    expect(offered(show(Board, { table }), table)).toEqual(position.offers.map(({ move }) => move).sort())
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
      for (const area of areas) click(board, `[data-pick=${area}][data-composes]`)
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
  expect(said(board, 'data-composes')).toEqual([])
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
  expect(ids.length).toBeGreaterThan(14)
  const named = [...cardsOf(table).values(), ...printed(table).committee, ...Object.values(ACTIONS).flat()]
  const others = [...named.map(({ rule }) => rule), ...Object.values(RULES), ...Object.values(CONTRACTOR_RULES)]
  for (const id of [...ids, ...others]) expect(isInRulebook(id), id).toBe(true)
})

test('the actions that are open are marked', () => {
  const board = show(Board, { table: tableOf(positionWith('send_two')) })
  const open = [...board.querySelectorAll<HTMLElement>('.action.open')].map(({ dataset }) => dataset.ruleOf)
  expect(open).toEqual(['CC-5.1', 'CC-5.10'])
})

test('what can be done is told with its numbers', () => {
  const board = show(Board, { table: tableOf(positionWith('send_two')) })
  expect(board.querySelector('.action')!.textContent).toContain('2 into one committee, or one each into 3')
})

test('prices that the viewer cannot pay are marked', () => {
  const table = tableOf(positionWith('build'))
  const board = show(Board, { table })
  const own = table.view.contractors[table.viewer]!.influence
  for (const key of table.view.display) {
    const { cost } = cardsOf(table).get(key)!
    const short = cost.filter(([area, points]) => own[area]! < points)
    expect(board.querySelectorAll(`[data-card="${key}"] .short`), key).toHaveLength(short.length)
  }
})

test('the city is heard card by card', () => {
  const table = tableOf(positionWith('act'))
  const { view } = table
  const heard = [...show(Board, { table }).querySelectorAll('section li')].map((line) => line.textContent)
  expect(heard).toHaveLength(view.city.length)
  expect(heard).toContain('Town hall, column 0, row 0: Counts as any card type.')
  const { card, x, y, owner } = view.city.find(({ owner }) => owner >= 0)!
  const line = heard.find((text) => text.startsWith(`${table.t(`card-${card}`)}, column ${x}, row ${y};`))
  expect(line).toContain(`; ${table.names[owner]}: `)
})

test('passing stands in the prompt, and is doubted as long as a turn could bring something', () => {
  const position = positionWith('pass')
  const table = tableOf(position, 'de')
  expect(choicesOf(table).map(({ text, offer }) => [text, offer.move])).toEqual([['Passen', 'pass']])
  const [pass, act] = ['pass', 'act'].map((action) => position.offers.find((offer) => offer.action === action)!)
  expect(warningOf(table, pass!)).toContain('Passen')
  expect(warningOf(table, act!)).toBeNull()
  expect(warningOf(tableOf({ ...position, offers: [pass!] }), pass!)).toBeNull()
  expect(choicesOf(tableOf(positionWith('send_two')))).toEqual([])
})

test('a standing tells workers and influence, and who leads an area', () => {
  const position = positionWith('pass')
  const table = tableOf(position)
  position.view.contractors.forEach((own, seat) => {
    const line = show(Standing, { table, seat })
    const numbers = [...line.querySelectorAll('b')].map(({ textContent }) => Number(textContent))
    expect(numbers).toEqual([own.free, own.box, ...Object.values(own.influence)])
    const leading = Object.values(own.majorities).filter((points) => points > 0)
    expect(line.querySelectorAll('.most')).toHaveLength(leading.length)
  })
})

test('a close-up of a player repeats nothing that is unique on the board', () => {
  const position = positionWith('pass')
  const table = tableOf(position)
  const player = show(Player, { table, seat: position.viewer })
  for (const unique of ['data-move', 'data-spot', 'id']) expect(said(player, unique)).toEqual([])
  const occupied = position.view.city.find(({ owner }) => owner === position.viewer)!
  expect(player.textContent).toContain(table.t(`card-${occupied.card}`))
})

test('a phone has the other players in full, a wide window leaves them to the standings', () => {
  const position = positionWith('bonus')
  const parts = (layout: Layout) => said(show(Board, { table: { ...tableOf(position), layout } }), 'data-part')
  expect(parts('wide')).toEqual(['board', 'mine'])
  expect(parts('tall')).toEqual(['board', 'mine'])
  expect(parts('phone')).toEqual(['board', 'mine', 'others'])
  const board = show(Board, {
    table: { ...tableOf(position), layout: 'phone' },
  })
  expect(board.querySelectorAll('[data-part=others] article')).toHaveLength(position.names.length - 1)
})

test('what others have changed stays marked until the next own move', () => {
  const { view, ...position } = positionWith('at')
  const [drawn, ...kept] = view.display
  const live = new LiveTable(tableOf({ ...position, view: { ...view, display: kept } }))
  const board = show(Board, {
    get table() {
      return live.table
    },
  })
  const marked = () => said(board, 'data-card').filter((card) => board.querySelector(`.recent[data-card="${card}"]`))
  expect(marked()).toEqual([])
  live.show({
    ...tableOf({ ...position, view }),
    recent: new Set(view.display),
  })
  expect(marked()).toEqual([drawn])
  live.show(tableOf({ ...position, view }))
  expect(marked()).toEqual([])
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
