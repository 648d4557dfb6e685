import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '$lib/api'
import { router } from '$lib/router.svelte'
import { settings } from '$lib/settings.svelte'
import type { ChapterAnswer, GameCard, LessonsAnswer, Position, TryAnswer } from '$protocol'
import LearnPage from '../../src/pages/learn/LearnPage.svelte'
import { storedGame } from '../board_table'
import { position } from '../samples'

const lessons: LessonsAnswer = {
  minutes: 14,
  learner: 'Ada',
  sections: [
    { key: 'goal', title: 'What it is about', text: 'A **factory**.' },
    { key: 'winning', title: 'How one wins', text: 'By points.' },
    { key: 'round', title: 'A round on one page', text: '1. Place workers.' },
  ],
  chapters: [
    { key: 'dial', title: 'The clock' },
    { key: 'disc', title: 'Discs' },
  ],
}
const game = storedGame<unknown>('watch')
const stored = game.positionAt('place_workers')
const move = stored.offers[0]!.move
const task = {
  ask: 'Go there.',
  hint: 'Over there!',
  look: [],
  near: false,
  mark: [],
  position: position(stored as Partial<Position>),
}
const dial: ChapterAnswer = { key: 'dial', title: 'The clock', text: 'Eight spaces.', tasks: [task, task] }
const tried = (changes: Partial<TryAnswer>): TryAnswer => ({
  accepted: false,
  legal: true,
  rule: 'WA-5.1',
  text: 'No.',
  position: null,
  ...changes,
})

const card = {
  key: 'watch',
  title: { en: 'Watch', de: 'Watch' },
  rules_version: 1,
  players_min: 2,
  players_max: 3,
  minutes: 5,
  aid: true,
} as unknown as GameCard

beforeEach(() => {
  const unheard = { addEventListener: vi.fn(), removeEventListener: vi.fn() }
  vi.stubGlobal('matchMedia', (query: string) => ({ ...unheard, matches: query.includes('reduce') }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.spyOn(api, 'games').mockResolvedValue([card])
  vi.spyOn(api, 'me').mockResolvedValue({ name: 'Ada', lang: '' })
  vi.spyOn(api, 'lessons').mockResolvedValue(lessons)
  vi.spyOn(api, 'chapter').mockResolvedValue(dial)
  vi.spyOn(api, 'components').mockResolvedValue(game.components)
  vi.spyOn(api, 'texts').mockResolvedValue('title = Watch')
  settings.learned = {}
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  router.go('/', true)
})

test('it begins with goal and how one wins, and leads on to the round', async () => {
  router.go('/learn/watch', true)
  const { container } = render(LearnPage, { game: 'watch' })
  await waitFor(() => expect(screen.getByText('How one wins')).toBeTruthy())
  expect(container.querySelector('[data-section="goal"]')!.textContent).toContain('factory')
  expect(container.querySelector('[data-next-chapter]')!.getAttribute('href')).toBe('/learn/watch?chapter=round')
  expect(container.querySelector('[data-aid]')!.getAttribute('href')).toContain('/api/games/watch/aid')
})

test('a wrong move is answered, a right one leads on, and the last task ends the chapter', async () => {
  const answer = vi.spyOn(api, 'tryMove').mockResolvedValue(tried({ text: 'Not there.' }))
  router.go('/learn/watch?chapter=dial', true)
  const { container } = render(LearnPage, { game: 'watch' })
  const place = (selector: string) => waitFor(() => fireEvent.click(container.querySelector(selector)!))
  await place(`[data-move="${move}"]`)
  await waitFor(() => expect(screen.getByText('Not there.')).toBeTruthy())
  expect(answer).toHaveBeenCalledWith('watch', 'dial', { move, task: 0 })
  answer.mockResolvedValue(tried({ legal: false, text: 'Ben is there.' }))
  await place('[data-why-not]')
  await waitFor(() => expect(screen.getByText('Ben is there.')).toBeTruthy())
  expect(screen.getByText('WA-5.1')).toBeTruthy()
  answer.mockResolvedValue(tried({ accepted: true, text: 'Well done.', position: task.position }))
  await place(`[data-move="${move}"]`)
  await waitFor(() => expect(container.querySelector('[data-go-on]')).toBeTruthy())
  await fireEvent.click(container.querySelector('[data-go-on]')!)
  expect(container.querySelector('[data-task]')!.getAttribute('data-task')).toBe('1')
  await place(`[data-move="${move}"]`)
  await waitFor(() => expect(container.querySelector('[data-chapter-link="dial"].done')).toBeTruthy())
  expect(settings.learned).toEqual({ watch: ['dial'] })
})

test('a hint is given to whoever asks for it', async () => {
  router.go('/learn/watch?chapter=dial', true)
  const { container } = render(LearnPage, { game: 'watch' })
  await waitFor(() => expect(container.querySelector('[data-ask-hint]')).toBeTruthy())
  expect(screen.queryByText('Over there!')).toBeNull()
  await fireEvent.click(container.querySelector('[data-ask-hint]')!)
  expect(screen.getByText('Over there!')).toBeTruthy()
})
