import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import PlanningDesk from '../planning/PlanningDesk.svelte'
import { LiveTable } from './live.svelte'

const TILES = ['down_logistics_1', 'research_research_1', 'up_up_1']

let live: LiveTable
let desk: Record<string, never>

beforeEach(() => {
  vi.useFakeTimers()
  live = new LiveTable(TILES)
  const props = {
    get table() {
      return live.table
    },
  }
  desk = mount(PlanningDesk, { target: document.body, props })
  flushSync()
})

afterEach(async () => {
  await unmount(desk)
  vi.useRealTimers()
})

function press(piece: string, ...keys: string[]) {
  for (const key of keys) {
    const target = document.querySelector(`[data-piece="${piece}"]`)!
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    flushSync()
  }
}

function submit() {
  document.querySelector<HTMLElement>('.all')!.click()
  flushSync()
}

/** Pads and two of three improvements. */
function draft() {
  press('upper', 'ArrowLeft')
  press(TILES[0]!, 'Enter')
  press(TILES[1]!, 'Enter', 'ArrowDown')
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
  expect(document.querySelector('.ready')).not.toBeNull()
})

test('a plan taken back lies as it did and can be changed without being sent', () => {
  draft()
  submit()
  PLAN.forEach(() => live.answer())
  live.show({ plan: null, is_ready: false })
  expect(live.sent).toEqual(PLAN)
  press('upper', 'ArrowRight')
  press(TILES[1]!, 'ArrowDown')
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
  press('upper', 'ArrowUp')
  expect(live.sent).toEqual(PLAN.slice(0, 1))
  live.answer()
  expect(live.sent).toEqual(PLAN.slice(0, 1))
})

test('a table that does not answer ends it', () => {
  draft()
  submit()
  vi.advanceTimersByTime(6000)
  flushSync()
  live.answer()
  expect(live.sent).toEqual(PLAN.slice(0, 1))
})

test('a plan that cannot begin like this is answered with the reason', () => {
  press('upper', 'ArrowRight')
  submit()
  expect(live.sent).toEqual([])
  expect(live.table.ask).toHaveBeenCalledWith('lay light.a.a.0.2.1')
})

test('a plan that is pointed at is no longer shown when its entry has gone', () => {
  const move = 'lay dark.b.a.0.-1.0'
  document.querySelector(`[data-move="${move}"]`)!.closest('li')!.dispatchEvent(new Event('pointerenter'))
  flushSync()
  expect(document.querySelector('[data-piece=upper]')).toBeNull()
  document.querySelector<HTMLElement>(`[data-move="${move}"]`)!.click()
  live.answer()
  expect(document.querySelector('[data-piece=upper]')).not.toBeNull()
})

test('a layout chosen from the list stays on the desk when it is taken back', () => {
  const move = 'lay dark.b.a.0.-1.0'
  document.querySelector<HTMLElement>(`[data-move="${move}"]`)!.click()
  live.answer()
  live.show({ plan: null })
  expect(document.querySelector('.next')!.getAttribute('data-move')).toBe(move)
})
