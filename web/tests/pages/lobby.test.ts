import { render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '$lib/api'
import type { ListedTable } from '$protocol'
import { MyTableList } from '../../src/pages/lobby/my_tables.svelte'
import Lobby from '../../src/pages/lobby/Lobby.svelte'

const listed = (id: string, changes: Partial<ListedTable> = {}) =>
  ({ id, game: 'watch', status: 'playing', seats: [], waits: false, changed: 0, ...changes }) as unknown as ListedTable

beforeEach(() => {
  vi.spyOn(api, 'games').mockResolvedValue([])
  vi.spyOn(api, 'me').mockResolvedValue({ name: 'Ada', lang: '' })
})
afterEach(() => void vi.restoreAllMocks())

test('my tables are in the order of urgency', async () => {
  const found = [listed('old', { status: 'over' }), listed('going', { changed: 5 }), listed('mine', { waits: true })]
  vi.spyOn(api, 'tables').mockResolvedValue([...found, listed('newer', { changed: 9 })])
  const tables = new MyTableList()
  await tables.refresh()
  expect(tables.sorted.map(({ id }) => id)).toEqual(['mine', 'newer', 'going', 'old'])
  expect(tables.waiting).toBe(1)
})

test('what was known of my tables stays while the server does not answer', async () => {
  const answer = vi.spyOn(api, 'tables').mockResolvedValueOnce([listed('mine')])
  const tables = new MyTableList()
  await tables.refresh()
  answer.mockRejectedValue(new Error('gone'))
  await tables.refresh()
  expect(tables.sorted).toHaveLength(1)
})

test.each([
  [true, 'before'],
  [false, 'behind'],
])('my tables stand at the top if one waits for me (%s: %s the games)', async (waits, place) => {
  vi.spyOn(api, 'tables').mockResolvedValue([listed('mine', { waits })])
  const { container } = render(Lobby)
  await waitFor(() => expect(screen.getByText(/my tables/i)).toBeTruthy())
  const order = container.querySelector('.games')!.compareDocumentPosition(screen.getByText(/my tables/i))
  expect(order).toBe(place === 'before' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING)
})
