/* Before the start: who may do what, and what everybody is told. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api, ApiError } from '$lib/api'
import type { GameCard, TableSummary } from '$protocol'
import { TableStore } from '../../src/pages/table/store.svelte'
import WaitingRoom from '../../src/pages/table/WaitingRoom.svelte'
import { wires } from '../fake_wire'
import { bots, seat, summary } from '../samples'

const GAME = { key: 'watch', title: { en: 'Watch' }, ...bots() } as unknown as GameCard
const LEVELS = bots().levels.map(({ key }) => key)
const SHARED = join(import.meta.dirname, '../../../src/chefetage/texts')
const FREE = { kind: 'open' as const, name: '', connected: false }

beforeEach(() => {
  vi.spyOn(api, 'me').mockResolvedValue({ name: 'Ben', lang: '' })
  vi.spyOn(api, 'info').mockRejectedValue(new Error('not asked'))
  vi.spyOn(api, 'texts').mockImplementation((_, lang) =>
    Promise.resolve(readFileSync(join(SHARED, `${lang}.ftl`), 'utf-8')),
  )
  vi.spyOn(api, 'rename').mockResolvedValue(undefined)
})
afterEach(() => void vi.restoreAllMocks())

function waiting(changes: Partial<TableSummary>): TableSummary {
  return summary({ status: 'waiting', is_host: false, ...changes })
}

function shown(changes: Partial<TableSummary>, trained = GAME.trained) {
  const store = new TableStore({ id: 'table-1', lang: 'en', seat: -1 }, wires().open)
  store.summary = waiting(changes)
  render(WaitingRoom, { store, game: { ...GAME, trained } })
  return store
}

const marked = (mark: string) => document.querySelector<HTMLElement>(`[data-${mark}]`)

describe('a table whose shuffles somebody may know', () => {
  const seats = [seat({ host: true }), seat(FREE)]

  test('says so to whoever comes, who must agree before they take a seat', async () => {
    const join = vi.spyOn(api, 'join').mockResolvedValue(waiting({}))
    shown({ seats, is_seed_known: true })
    expect(marked('seed-known')!.textContent).toContain('never rated')
    const button = marked('join') as HTMLButtonElement
    expect(button.disabled).toBe(true)
    await fireEvent.click(marked('agrees')!)
    expect(button.disabled).toBe(false)
    await fireEvent.submit(button.closest('form')!)
    expect(join).toHaveBeenCalledWith('table-1', expect.objectContaining({ agrees: true }))
  })

  test('says so to those who have a seat, and asks nothing of them', () => {
    shown({ seats: [seat({ mine: true, host: true }), seat(FREE)], is_seed_known: true, is_host: true })
    expect(marked('seed-known')).toBeTruthy()
    expect(marked('agrees')).toBeNull()
  })

  test('is the exception: usually nobody is asked', () => {
    shown({ seats })
    expect(marked('seed-known')).toBeNull()
    expect((marked('join') as HTMLButtonElement).disabled).toBe(false)
  })
})

describe('the host', () => {
  const seats = [
    seat({ mine: true, host: true }),
    seat({ name: 'Ben', can_remove: true }),
    seat({ ...FREE, can_close: true }),
    seat({ kind: 'bot', name: 'Bot 4', bot: 'level2', can_close: true, can_open: true }),
  ]

  test('gives free seats to bots and opens those of bots', async () => {
    const close = vi.spyOn(api, 'closeSeat').mockResolvedValue(waiting({}))
    const open = vi.spyOn(api, 'openSeat').mockResolvedValue(waiting({}))
    shown({ seats, is_host: true })
    expect((marked('close="2"') as HTMLSelectElement).selectedOptions[0]!.textContent).toBe('Give to a bot')
    await fireEvent.change(marked('close="2"')!, { target: { value: 'level4' } })
    expect(close).toHaveBeenCalledWith('table-1', 2, 'level4')
    shown({ seats, is_host: true })
    await fireEvent.click(marked('open="3"')!)
    expect(open).toHaveBeenCalledWith('table-1', 3)
  })

  test('sees and changes the level of a bot, and sees what is so if that is refused', async () => {
    const close = vi.spyOn(api, 'closeSeat').mockRejectedValue(new ApiError(409, 'Look again.', 'already-started'))
    shown({ seats, is_host: true })
    const choice = screen.getByLabelText<HTMLSelectElement>('Bot on seat 4')
    expect([...choice.options].map(({ value }) => value)).toEqual([...LEVELS, 'random', 'greedy'])
    expect(choice.value).toBe('level2')
    await fireEvent.change(choice, { target: { value: 'level5' } })
    expect(close).toHaveBeenCalledWith('table-1', 3, 'level5')
    expect((await screen.findByRole('alert')).textContent).toBe('Look again.')
    expect(choice.value).toBe('level2')
  })

  test('begins with bots of a level on the free seats', async () => {
    const start = vi.spyOn(api, 'start').mockResolvedValue(waiting({}))
    shown({ seats, is_host: true })
    const choice = screen.getByLabelText<HTMLSelectElement>('Bots for the free seats')
    expect(choice.value).toBe('level3')
    await fireEvent.change(choice, { target: { value: 'level1' } })
    await fireEvent.click(marked('fill')!)
    expect(start).toHaveBeenCalledWith('table-1', 'level1')
  })

  test('removes a person after a second word', async () => {
    const remove = vi.spyOn(api, 'removePerson').mockResolvedValue(waiting({}))
    shown({ seats, is_host: true })
    await fireEvent.click(marked('remove="1"')!)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Ben')
    expect(remove).not.toHaveBeenCalled()
    await fireEvent.click(marked('confirm')!)
    expect(remove).toHaveBeenCalledWith('table-1', 1)
  })

  test('reads why something cannot be done', async () => {
    vi.spyOn(api, 'openSeat').mockRejectedValue(new ApiError(409, 'Look again.', 'seat-differs'))
    shown({ seats, is_host: true })
    await fireEvent.click(marked('open="3"')!)
    expect((await screen.findByRole('alert')).textContent).toBe('Look again.')
  })
})

test('everybody reads of the bots that play, and that levels are alike where they are', async () => {
  shown({ seats: [seat({ host: true }), seat({ kind: 'bot', name: 'Bot 2', bot: 'level4' })] })
  await waitFor(() => expect(marked('opponent')!.textContent).toContain('Thinks several moves ahead.'))
  expect(marked('untrained')).toBeNull()
  cleanup()
  shown({ seats: [seat({ host: true }), seat({ kind: 'bot', name: 'Bot 2', bot: 'level4' })] }, [3])
  await waitFor(() => expect(marked('untrained')!.textContent).toContain('for 2 players yet'))
  expect(marked('opponent')).toBeNull()
})

test('others read which bots play, and choose none', () => {
  shown({ seats: [seat({ host: true }), seat({ kind: 'bot', name: 'Bot 2', bot: 'level2' }), seat(FREE)] })
  expect(marked('close')).toBeNull()
  expect(marked('fill-with')).toBeNull()
  expect(screen.getByText('bot: level 2, practised')).toBeTruthy()
})

test('only the host begins; the others read whom they wait for', () => {
  shown({ seats: [seat({ host: true }), seat({ name: 'Ben', mine: true })] })
  expect(marked('start')).toBeNull()
  expect(marked('fill')).toBeNull()
  expect(marked('waits-for-host')!.textContent).toContain('Ada')
})

test('whoever is removed is told', async () => {
  const store = shown({ seats: [seat({ host: true }), seat({ name: 'Ben', mine: true })] })
  expect(marked('removed')).toBeNull()
  store.summary = waiting({ seats: [seat({ host: true }), seat(FREE)] })
  await waitFor(() => expect(marked('removed')).toBeTruthy())
})
