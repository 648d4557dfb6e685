/* The bots at the set-up of a table: levels first, what is known of them, and a warning where they are slow. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '$lib/api'
import SetUp from '$lib/set_up/SetUp.svelte'
import { settings } from '$lib/settings.svelte'
import type { GameCard, LevelStrength } from '$protocol'
import { bots, summary } from '../samples'

function measured(players: number, against: string, wins: number, milliseconds: number): LevelStrength {
  return { players, against, wins, low: wins - 0.05, high: wins + 0.05, games: 400, milliseconds }
}

const STRENGTHS: Record<string, LevelStrength[]> = {
  level1: [measured(3, 'greedy', 0.2, 4), measured(3, 'random', 0.99, 4)],
  level3: [measured(2, 'level2', 0.804, 4), measured(3, 'level1', 0.8, 4), measured(3, 'level2', 0.55, 4)],
  level5: [measured(3, 'level4', 0.47, 80)],
}
const GAME = {
  key: 'watch',
  title: { en: 'Watch', de: 'Watch' },
  bots: bots().bots,
  levels: bots().levels.map(({ key }) => ({ key, strengths: STRENGTHS[key] ?? [] })),
  trained: [2, 3],
  measured_by: 'chefetage ladder watch --seed 1',
  players_min: 1,
  players_max: 4,
  options: [],
} as unknown as GameCard

const SHARED = join(import.meta.dirname, '../../../src/chefetage/texts')

beforeEach(() => {
  vi.spyOn(api, 'texts').mockImplementation((_, lang) =>
    Promise.resolve(readFileSync(join(SHARED, `${lang}.ftl`), 'utf-8')),
  )
  vi.spyOn(api, 'me').mockResolvedValue({ name: 'Ada', lang: '' })
  serverIs('compiled')
})
afterEach(() => {
  settings.lang = 'en'
  vi.restoreAllMocks()
})

function serverIs(engine: string) {
  const slowdown = engine === 'compiled' ? 1 : 50
  vi.spyOn(api, 'info').mockResolvedValue({ version: '', protocol: 1, build: '', engine, slowdown, languages: [] })
}

function shown() {
  const open = vi.spyOn(api, 'open').mockResolvedValue(summary())
  let made: Promise<unknown> = Promise.resolve()
  render(SetUp, { game: GAME, open: (make: () => Promise<unknown>) => void (made = make()), onclose: () => undefined })
  return { open, made: () => made }
}

const seatOf = (number: number) => screen.getByLabelText<HTMLSelectElement>(`Seat ${number}`)
const choose = (number: number, value: string) => fireEvent.change(seatOf(number), { target: { value } })
const told = (bot: string) => document.querySelector(`[data-opponent=${bot}]`)?.textContent?.replace(/\s+/g, ' ')
const warning = () => document.querySelector('[data-slow]')?.textContent

test('levels come first, bots to compare with last, and the usual opponent is level 3', async () => {
  const { open, made } = shown()
  const words = [...seatOf(2).options].map((option) => option.textContent)
  expect(words.slice(3)).toEqual([
    'bot: level 1, learning the game',
    'bot: level 2, practised',
    'bot: level 3, experienced',
    'bot: level 4, strong',
    'bot: level 5, master',
    'bot: random moves',
    'bot: greedy, by rules of thumb',
  ])
  const compared = [...seatOf(2).querySelectorAll('optgroup[label="For comparison"] option')]
  expect(compared.map((option) => option.textContent)).toEqual(words.slice(-2))
  await choose(2, 'bot level5')
  await fireEvent.submit(document.querySelector('form')!)
  await made()
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'level5' }, { kind: 'bot', bot: 'level3' }]
  expect(open).toHaveBeenCalledWith(expect.objectContaining({ seats }))
})

test('how strong a level is depends on how many play', async () => {
  shown()
  await waitFor(() => expect(told('level3')).toBeTruthy())
  expect(told('level3')).toContain(
    'seldom errs. Alone against level 2, it wins 55 of 100 games with 3 players; 33 would',
  )
  await fireEvent.click(screen.getByLabelText('2'))
  await waitFor(() => expect(told('level3')).toContain('It beats level 2 in 80 of 100 games with two players.'))
  await fireEvent.click(screen.getByLabelText('4'))
  await waitFor(() => expect(document.querySelector('[data-strength]')).toBeNull())
})

test('of all that was measured, the next weaker level is told of, and of the weakest any moves', async () => {
  shown()
  await choose(2, 'bot level1')
  await waitFor(() => expect(told('level1')).toContain('Alone against random moves, it wins 99 of 100 games'))
  expect(told('level3')).toContain('Alone against level 2')
  expect(document.querySelectorAll('[data-strength]').length).toBe(2)
})

test('a strength has its interval, its number of games and the command that measured it', async () => {
  shown()
  await waitFor(() => expect(told('level3')).toBeTruthy())
  const measured = document.querySelector('details[data-measured]')!.textContent!.replace(/\s+/g, ' ')
  expect(measured).toContain('How this was measured Measured in 400 games; 95 % interval: 50 to 60 of 100.')
  expect(measured).toContain('Measured by: chefetage ladder watch --seed 1')
})

test('where no level is trained for so many players, one sentence says so instead of what each can do', async () => {
  shown()
  const note = () => document.querySelector('[data-untrained]')?.textContent
  await waitFor(() => expect(told('level3')).toBeTruthy())
  expect(note()).toBeUndefined()
  await fireEvent.click(screen.getByLabelText('4'))
  await choose(2, 'bot level5')
  await choose(3, 'bot random')
  await waitFor(() => expect(note()).toContain('No level has been trained for 4 players yet'))
  expect([told('level3'), told('level5')]).toEqual([undefined, undefined])
  expect(told('random')).toBeTruthy()
  await choose(2, 'link')
  await choose(4, 'link')
  expect(note()).toBeUndefined()
})

test('each bot is told of once, and nothing of those that were not chosen', async () => {
  shown()
  await waitFor(() => expect(document.querySelectorAll('[data-opponent]').length).toBe(1))
  await choose(3, 'bot random')
  expect([told('level3'), told('random')].every(Boolean)).toBe(true)
  await choose(2, 'link')
  expect([...document.querySelectorAll<HTMLElement>('[data-opponent]')].map((one) => one.dataset.opponent)).toEqual([
    'random',
  ])
})

test('where the engine is interpreted, levels say how long they take, and slow ones warn', async () => {
  serverIs('interpreted')
  shown()
  await waitFor(() => expect(told('level3')).toContain('less than a second'))
  expect(warning()).toBeUndefined()
  await choose(2, 'bot level5')
  await waitFor(() => expect(warning()).toBeTruthy())
  expect(warning()).toContain('a decision takes this bot about 4 seconds')
})

test('a compiled engine needs no warning', async () => {
  shown()
  await choose(2, 'bot level5')
  await waitFor(() => expect(told('level5')).toBeTruthy())
  await waitFor(() => expect(api.info).toHaveResolved())
  expect(warning()).toBeUndefined()
  expect(told('level5')).not.toContain('second')
})

test('the same in German', async () => {
  serverIs('interpreted')
  settings.lang = 'de'
  shown()
  await fireEvent.change(screen.getByLabelText('Platz 2'), { target: { value: 'bot level5' } })
  await waitFor(() => expect(told('level5')).toBeTruthy())
  expect(told('level5')).toContain('Gewinnt allein gegen Stufe 4 bei 3 Personen 47 von 100 Partien; 33 wären')
  await waitFor(() => expect(warning()).toContain('etwa 4 Sekunden'))
})
