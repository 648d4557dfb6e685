import { click, press, send, show } from '$tests/drawing'
import { beforeEach, expect, test } from 'vitest'
import PlanningDesk from '../planning/PlanningDesk.svelte'
import { LiveTable } from './live.svelte'

const TILES = ['down_logistics_1', 'research_research_1', 'up_up_1']

let live: LiveTable
let desk: Element

beforeEach(() => {
  live = new LiveTable(TILES)
  desk = show(PlanningDesk, {
    get table() {
      return live.table
    },
  })
})

const piece = (name: string) => `[data-piece="${name}"]`
const submit = () => click(desk, '.of-desk')

/** Pads and two of three improvements. */
function draft() {
  press(desk, piece('upper'), 'ArrowLeft')
  press(desk, piece(TILES[0]!), 'Enter')
  press(desk, piece(TILES[1]!), 'Enter', 'ArrowDown')
}

const PLAN = ['lay light.a.a.0.0.1', `place ${TILES[0]}.upper.a1b1`, `place ${TILES[1]}.upper.a2b2`, 'finish']

test('pads, improvements and the end are sent one after the other, each after the answer to the one before', () => {
  draft()
  submit()
  for (let step = 1; step <= PLAN.length; step += 1) {
    expect(live.sent).toEqual(PLAN.slice(0, step))
    live.show({}) // somebody else has moved
    expect(live.sent).toEqual(PLAN.slice(0, step))
    live.answer()
  }
  expect(live.sent).toEqual(PLAN)
  expect(desk.querySelector('.of-desk')).toBeNull()
})

test('a plan taken back lies as it did and can be changed without being sent', () => {
  draft()
  submit()
  PLAN.forEach(() => live.answer())
  live.show({ plan: null, is_ready: false })
  expect(live.sent).toEqual(PLAN)
  press(desk, piece('upper'), 'ArrowRight')
  press(desk, piece(TILES[1]!), 'ArrowDown')
  expect(live.sent).toEqual(PLAN)
  submit()
  PLAN.forEach(() => live.answer())
  expect(live.sent.slice(PLAN.length)).toEqual([
    'lay light.a.a.0.1.1',
    PLAN[1],
    `place ${TILES[1]}.upper.a3b3`,
    'finish',
  ])
})

test('whoever changes the draft while a plan is sent is asked again', () => {
  draft()
  submit()
  press(desk, piece('upper'), 'ArrowUp')
  expect(live.sent).toEqual(PLAN.slice(0, 1))
  live.answer()
  expect(live.sent).toEqual(PLAN.slice(0, 1))
})

test('a plan that was not confirmed can be submitted again, or changed and submitted', () => {
  draft()
  submit() // the page asks, and the player says no
  submit()
  expect(live.sent).toEqual([PLAN[0], PLAN[0]])
  press(desk, piece('upper'), 'ArrowUp', 'ArrowRight')
  expect(live.sent).toHaveLength(2)
  submit()
  expect(live.sent.at(-1)).toBe('lay light.a.a.0.1.0')
})

test('a plan that cannot begin like this is answered with the reason', () => {
  press(desk, piece('upper'), 'ArrowRight')
  submit()
  expect(live.sent).toEqual([])
  expect(live.table.ask).toHaveBeenCalledWith('lay light.a.a.0.2.1')
})

test('a click on a thumbnail lays the pads on the desk and sends nothing', () => {
  const move = 'lay dark.b.a.0.-1.0'
  click(desk, `[data-plan="${move}"]`)
  expect(live.sent).toEqual([])
  expect(desk.querySelector('.of-desk')!.getAttribute('data-move')).toBe(move)
  expect(desk.querySelector(`[data-plan="${move}"]`)!.getAttribute('aria-pressed')).toBe('true')
  submit()
  expect(live.sent).toEqual([move])
})

test('a thumbnail of a placement lays one more improvement', () => {
  submit()
  live.answer()
  live.show({}) // the plan is not confirmed
  const sent = live.sent.length
  click(desk, `[data-plan="place ${TILES[0]}.upper.a2b2"]`)
  expect(live.sent).toHaveLength(sent)
  expect(desk.querySelector('.of-desk')!.getAttribute('data-move')).toBe(`place ${TILES[0]}.upper.a2b2`)
})

test('a plan that is pointed at is no longer shown when its entry has gone', () => {
  const move = 'lay dark.b.a.0.-1.0'
  send(desk, `[data-plan="${move}"]`, new Event('pointerover', { bubbles: true }))
  expect(desk.querySelector('[data-piece=upper]')).toBeNull()
  click(desk, `[data-plan="${move}"]`)
  expect(desk.querySelector('[data-piece=upper]')).not.toBeNull()
})

test('a layout chosen from the list stays on the desk when it is taken back', () => {
  const move = 'lay dark.b.a.0.-1.0'
  click(desk, `[data-plan="${move}"]`)
  submit()
  live.answer()
  live.show({ plan: null })
  expect(desk.querySelector('.of-desk')!.getAttribute('data-move')).toBe(move)
})
