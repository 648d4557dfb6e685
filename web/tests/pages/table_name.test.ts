/* The name of a table: given at the set-up, shown where the table is, changed by its host. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '$lib/api'
import SetUp from '$lib/set_up/SetUp.svelte'
import { tableTitle } from '$lib/set_up/table_name'
import type { GameCard, ListedTable } from '$protocol'
import { MyTableList } from '../../src/pages/lobby/my_tables.svelte'
import MyTables from '../../src/pages/lobby/MyTables.svelte'
import TableName from '../../src/pages/table/panels/TableName.svelte'
import { bots, summary } from '../samples'

const GAME = {
  key: 'watch',
  title: { en: 'Watch' },
  ...bots(),
  players_min: 1,
  players_max: 4,
  options: [],
} as unknown as GameCard

const marked = (mark: string) => document.querySelector<HTMLElement>(`[data-${mark}]`)

beforeEach(() => {
  vi.spyOn(api, 'me').mockResolvedValue({ name: 'Ada', lang: '' })
  for (const asked of ['info', 'texts'] as const)
    vi.spyOn(api, asked).mockReturnValue(new Promise<never>(() => undefined)) // nobody answers
})
afterEach(() => void vi.restoreAllMocks())

test('whoever sets up a table may name it', async () => {
  const open = vi.spyOn(api, 'open').mockResolvedValue(summary())
  let made: Promise<unknown> = Promise.resolve()
  render(SetUp, { game: GAME, open: (make: () => Promise<unknown>) => void (made = make()), onclose: () => undefined })
  await fireEvent.input(marked('table-name')!, { target: { value: 'Monday club' } })
  await fireEvent.submit(marked('create')!.closest('form')!)
  await made
  expect(open).toHaveBeenCalledWith(expect.objectContaining({ game: 'watch', table_name: 'Monday club' }))
})

test('the list of my tables calls a table by its name, beside its game', async () => {
  const listed = {
    id: 'one',
    name: 'Monday club',
    game: 'watch',
    status: 'playing',
    seats: [],
    waits: false,
    changed: 0,
  }
  vi.spyOn(api, 'tables').mockResolvedValue([listed as unknown as ListedTable])
  const tables = new MyTableList()
  await tables.refresh()
  render(MyTables, { games: [GAME], tables })
  const link = screen.getByRole('link')
  expect([link.querySelector('strong')!.textContent, link.querySelector('small')!.textContent]).toEqual([
    'Monday club',
    'Watch',
  ])
})

test('the host renames it, and nobody else is offered to', async () => {
  const rename = vi.spyOn(api, 'renameTable').mockResolvedValue(summary({ name: 'Ours' }))
  const attempt = vi.fn(async (change: () => Promise<unknown>) => void (await change()))
  const { rerender } = render(TableName, { summary: summary({ name: 'Monday' }), attempt })
  await fireEvent.click(marked('rename-table')!)
  await fireEvent.input(marked('table-name')!, { target: { value: 'Ours' } })
  await fireEvent.submit(marked('rename')!.closest('form')!)
  await waitFor(() => expect(rename).toHaveBeenCalledWith('table-1', 'Ours'))
  await rerender({ summary: summary({ is_host: false }), attempt })
  expect(marked('rename-table')).toBeNull()
})

test('a title has name and game', () => {
  expect(tableTitle('Ours', 'Watch')).toBe('Ours · Watch')
  expect(tableTitle('', 'Watch')).toBe('Watch')
  expect(tableTitle('Ours', '')).toBe('Ours')
})
