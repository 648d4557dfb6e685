/* A decision comes into view, and what is in view stays where it is. */
import { afterEach, expect, test, vi } from 'vitest'
import { attention, distance } from '$board/attention'
import { loadBoard } from '$board/games'
import { GAMES, storedGame } from '../board_table'
import { draw } from '../drawing'
import { boardTable } from '../samples'

const WINDOW = { top: 100, bottom: 800 }

test.each([
  ['all is in view', 200, 400, 0],
  ['it lies below', 900, 1000, 500],
  ['it lies above', -300, -100, -650],
  ['it is hidden by the bar', 50, 250, -300],
  ['it is too tall but begins in view', 300, 2000, 0],
  ['it is too tall and begins far down', 700, 2000, 588],
  ['it is too tall and lies below', 900, 3000, 788],
])('%s', (_, top, bottom, way) => {
  expect(distance([{ top, bottom }], WINDOW)).toBe(way)
})

test('of places far apart, one in the upper half is enough', () => {
  const far = [
    { top: -900, bottom: -850 },
    { top: 1500, bottom: 1550 },
  ]
  expect(distance(far, WINDOW)).toBe(-900 - 100 - 12)
  expect(distance([...far, { top: 200, bottom: 250 }], WINDOW)).toBe(0)
})

test('without places nothing moves', () => {
  expect(distance([], WINDOW)).toBe(0)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the page moves once for each new decision, and again when its turn comes back', () => {
  const scroll = vi.fn()
  vi.stubGlobal('scrollBy', scroll)
  const board = document.createElement('div')
  board.innerHTML = '<button data-move="place sell"></button>'
  board.firstElementChild!.getBoundingClientRect = () => ({ top: 5000, bottom: 5040 }) as DOMRect
  const { table } = boardTable('place sell')
  const attend = attention()
  const steps = [table, table, { ...table, offers: new Map() }, table, { ...table, step: 'upgrade' }]
  const moved = steps.map((step) => {
    attend(board, step)
    return scroll.mock.calls.length
  })
  expect(moved).toEqual([1, 1, 1, 2, 3])
})

test.each(GAMES)('the board of %s brings a decision into view', async (key) => {
  const scroll = vi.fn()
  vi.stubGlobal('scrollBy', scroll)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 5000, bottom: 5040 } as DOMRect)
  const { positions, tableOf } = storedGame(key)
  const Board = (await loadBoard(key))!
  const deciding = positions.find(({ offers }) => offers.length > 0)!
  draw(Board, { table: tableOf(deciding) }, () => expect(scroll).toHaveBeenCalledOnce())
})
