import { storedGame, type Stored } from '$tests/board_table'
import { click, press, show } from '$tests/drawing'
import { expect, test } from 'vitest'
import { Desk } from '../planning/desk.svelte'
import { flip, lay, move, swap } from '../planning/hands'
import PlanningDesk from '../planning/PlanningDesk.svelte'
import type { SmartphoneIncView } from '../view'

const { positions, positionWith, tableOf } = storedGame<SmartphoneIncView>('smartphone_inc')
const FACES = 'lay light.a.a.'

/** Without the layouts of other faces, for it takes time to draw all. */
function withFewLayouts(): Stored<SmartphoneIncView> {
  const position = positionWith('lay')
  return { ...position, offers: position.offers.filter(({ move }) => move.startsWith(FACES)) }
}

const shown = (position: Stored<SmartphoneIncView>) => show(PlanningDesk, { table: tableOf(position) })
const piece = (name: string) => `[data-piece="${name}"]`

function nextMove(desk: Element): string | null {
  const button = desk.querySelector('.of-desk')!
  return button.getAttribute('data-move') ?? button.getAttribute('data-why-not')
}

test('pads are moved, flipped and swapped by keyboard', () => {
  const desk = shown(withFewLayouts())
  expect(nextMove(desk)).toBe('lay light.a.a.0.1.1')
  press(desk, piece('upper'), 'ArrowLeft', 'f')
  expect(nextMove(desk)).toBe('lay light.a.b.0.0.1')
  press(desk, piece('lower'), 'f', 'u')
  expect(nextMove(desk)).toBe('lay dark.b.b.0.0.1')
})

test('every result has a number, also the one improvement or goods card of the round', () => {
  const values = [...shown(withFewLayouts()).querySelectorAll('[data-results] dd')].map((value) => value.textContent)
  expect(values.every((value) => /\d/.test(value))).toBe(true)
  expect(values[4]?.trim()).toBe('1')
})

test('a turned pad stands for the position that covers the same fields', () => {
  const desk = shown(withFewLayouts())
  press(desk, piece('upper'), 'r', 'ArrowLeft', 'ArrowUp', 'ArrowUp')
  expect(nextMove(desk)).toMatch(/^lay light\.a\.a\.0\./)
  expect(desk.querySelector('.of-desk')!.hasAttribute('data-move')).toBe(true)
})

test('pads that do not touch make no move, but a question', () => {
  const table = tableOf(withFewLayouts())
  const desk = show(PlanningDesk, { table })
  press(desk, piece('upper'), 'ArrowRight')
  click(desk, '.of-desk')
  expect(table.ask).toHaveBeenCalledWith('lay light.a.a.0.2.1')
})

test('an improvement is laid, moved, turned and taken back by keyboard', () => {
  const position = positionWith('place')
  const desk = shown(position)
  const tile = position.view.companies[position.viewer]!.plan!.unused[0]!
  expect(nextMove(desk)).toBe('finish')
  press(desk, piece(tile), 'Enter')
  expect(nextMove(desk)).toBe(`place ${tile}.upper.a1b1`)
  press(desk, piece(tile), 'r')
  expect(nextMove(desk)).toBe(`place ${tile}.upper.a1a2`)
  press(desk, piece(tile), 'Delete')
  expect(nextMove(desk)).toBe('finish')
})

test('every layout of the list can be laid out on the desk, too', () => {
  const position = positionWith('lay')
  const table = tableOf(position)
  const desk = new Desk(() => table)
  const built = new Set<string>()
  for (const face of ['', 'upper', 'lower', 'upper', 'swap', 'upper', 'lower', 'upper']) {
    if (face === 'swap') swap(desk, 'upper')
    else if (face) flip(desk, face)
    for (const next of walk(desk)) built.add(next)
  }
  expect(position.offers.filter(({ move }) => !built.has(move))).toEqual([])
})

/** The moves on a way through all places of the upper pad. */
function* walk(desk: Desk): Generator<string> {
  move(desk, 'upper', { row: -9, column: -9 })
  for (let column = 0; column < 5; column += 1) {
    for (let row = 0; row < 5; row += 1) {
      yield desk.next
      move(desk, 'upper', { row: 1, column: 0 })
    }
    move(desk, 'upper', { row: -9, column: 1 })
  }
}

test('equal copies go by number, the first one laid is the first copy', () => {
  const table = tableOf(positionWith('lay'))
  const company = table.view.companies[table.viewer]!
  table.view = { ...table.view, improvements_work: true }
  table.view.companies = [...table.view.companies]
  table.view.companies[table.viewer] = { ...company, improvements: ['up_up_1', 'up_up_2'] }
  const desk = new Desk(() => table)
  lay(desk, 'up_up_2')
  expect(desk.pending.map(({ tile }) => tile)).toEqual(['up_up_1'])
  expect(desk.tray).toEqual(['up_up_2'])
})

test('improvements that work in round 1 lie on the desk before the pads are laid', () => {
  const early = positions.find(({ view, offers }) => view.improvements_work && offers[0]?.action === 'lay')!
  const table = tableOf(early)
  expect(new Desk(() => table).tray).toEqual(table.view.companies[table.viewer]!.improvements)
})

test('focus stays on an improvement that is laid, moved and taken back', async () => {
  const position = positionWith('place')
  const desk = shown(position)
  const tile = position.view.companies[position.viewer]!.plan!.unused[0]!
  for (const key of ['Enter', 'u', 'Delete']) {
    press(desk, piece(tile), key)
    await new Promise((done) => setTimeout(done))
    expect(document.activeElement?.getAttribute('data-piece')).toBe(tile)
  }
})

test('pads are selected by buttons, for fingers and where one lies over the other', () => {
  const desk = shown(withFewLayouts())
  click(desk, '[data-select=lower]')
  expect(desk.querySelector('[data-select=lower]')!.getAttribute('aria-pressed')).toBe('true')
  click(desk, '.word:nth-last-child(2)')
  expect(nextMove(desk)).toBe('lay light.b.a.0.1.1')
})

test('pads that may not lie like this say why, where it was told how they may', () => {
  const desk = shown(withFewLayouts())
  const before = desk.querySelector('.help')!.textContent
  press(desk, piece('upper'), 'ArrowLeft')
  press(desk, piece('upper'), 'ArrowUp')
  expect(desk.querySelector('.help')!.textContent).toBe(
    'The upper pad would cover 6 fields of the lower one; it must cover 1 to 4.',
  )
  press(desk, piece('upper'), 'ArrowDown')
  expect(desk.querySelector('.help')!.textContent).toBe(before)
})

test('what composes a plan says so, and what is fixed does not', () => {
  const free = shown(withFewLayouts())
  expect(free.querySelectorAll('[data-composes~=lay]').length).toBe(9)
  const laid = shown(positionWith('place'))
  expect(laid.querySelector('[data-composes~=lay]')).toBeNull()
  expect(laid.querySelectorAll('[data-piece][data-composes~=place]').length).toBeGreaterThan(0)
})
