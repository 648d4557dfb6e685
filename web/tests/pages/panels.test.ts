import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, test, vi } from 'vitest'
import CommandLine from '../../src/pages/table/CommandLine.svelte'
import ScoreSheet from '$lib/game/end/ScoreSheet.svelte'
import { standings } from '$lib/game/end/standings'
import { FocusKeeper } from '../../src/pages/table/keep_focus'
import Handover from '../../src/pages/table/Handover.svelte'
import MoveList from '../../src/pages/table/MoveList.svelte'
import { settings } from '$lib/settings.svelte'
import Log from '$lib/game/Log.svelte'
import Learning from '$lib/rulebook/Learning.svelte'
import { line, offer, summary } from '../samples'

function deeds() {
  return { play: vi.fn(), ask: vi.fn(), preview: vi.fn(), rule: vi.fn() }
}

const OFFERS = new Map(['place sell', 'place smuggle', 'pass'].map((move) => [move, offer(move)]))

describe('the move list', () => {
  test('plays, previews and leads to the rule', async () => {
    const found = deeds()
    render(MoveList, { offers: OFFERS, deeds: found, words: (key: string) => key, isBusy: false })
    const button = screen.getByText('Do pass')
    await fireEvent.focus(button)
    expect(found.preview).toHaveBeenCalledWith('pass')
    await fireEvent.click(button)
    expect(found.play).toHaveBeenCalledWith('pass')
    await fireEvent.click(screen.getAllByText('WA-5.3')[0]!)
    expect(found.rule).toHaveBeenCalledWith('WA-5.3')
  })

  test('marks every move', () => {
    const { container } = render(MoveList, { offers: OFFERS, deeds: deeds(), words: undefined, isBusy: false })
    const marked = [...container.querySelectorAll<HTMLElement>('[data-move]')].map((found) => found.dataset.move)
    expect(marked).toEqual([...OFFERS.keys()])
  })
})

test('the rules lead to the lessons and the player aid that a game has', () => {
  const addressesOf = (game: { key: string; lessons: boolean; aid: boolean }) => {
    const { container } = render(Learning, { game, lang: 'de' })
    return [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  }
  expect(addressesOf({ key: 'watch', lessons: true, aid: true })).toEqual([
    '/learn/watch',
    '/api/games/watch/aid?lang=de',
  ])
  expect(addressesOf({ key: 'watch', lessons: false, aid: false })).toEqual([])
})

describe('the command line', () => {
  function typed(text: string) {
    const found = deeds()
    render(CommandLine, { offers: OFFERS, deeds: found, typed: '' })
    const field = screen.getByRole('combobox') as HTMLInputElement
    return { found, field, type: () => fireEvent.input(field, { target: { value: text } }) }
  }
  const submit = (field: HTMLInputElement) => fireEvent.submit(field.form!)

  test('plays a legal move and asks about any other', async () => {
    const { found, field, type } = typed('pass')
    await type()
    await submit(field)
    expect(found.play).toHaveBeenCalledWith('pass')
    await fireEvent.input(field, { target: { value: 'place watch' } })
    await submit(field)
    expect(found.ask).toHaveBeenCalledWith('place watch')
    await fireEvent.input(field, { target: { value: '? pass' } })
    await submit(field)
    expect(found.ask).toHaveBeenCalledWith('pass')
  })

  test('explains itself when asked nothing', async () => {
    const { found, field, type } = typed('?')
    await type()
    await submit(field)
    expect(screen.getByRole('status').textContent).toContain('?')
    expect(found.ask).not.toHaveBeenCalled()
    expect(field.value).toBe('')
  })

  test('completes with Tab and remembers with the arrow', async () => {
    const { found, field, type } = typed('pl')
    await type()
    await fireEvent.keyDown(field, { key: 'Tab' })
    expect(field.value).toBe('place s')
    await fireEvent.keyDown(field, { key: 'ArrowDown' })
    expect(found.preview).toHaveBeenLastCalledWith('place sell')
    await submit(field)
    expect(found.play).toHaveBeenCalledWith('place sell')
    await fireEvent.keyDown(field, { key: 'ArrowUp' })
    expect(field.value).toBe('place sell')
  })
})

describe('the log', () => {
  const lines = [line(1, 'a', 0, 1), line(2, 'b', 0, 1), line(2, 'c', 1, 1), line(3, 'd', 1, 1), line(4, 'e', 0, 2)]
  const shown = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

  test('tells what happened in its order', () => {
    render(Log, { lines, summary: summary(), openRule: () => undefined })
    expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Round 1', 'Round 2'])
  })

  test('does not give to a player what begins with a new round', () => {
    const ends = [line(1, 'a', 0, 1), line(1, 'Round 2 begins.', 2, 2)]
    const { container } = render(Log, { lines: ends, summary: summary(), openRule: () => undefined })
    const signs = [...container.querySelectorAll('.turn')].map((turn) => turn.querySelector('.nobody') !== null)
    expect(signs).toEqual([false, true])
  })

  test('leads to the position of each line', () => {
    render(Log, { lines: [line(1), line(2)], summary: summary(), openRule: () => undefined })
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/replay/table-1?ply=1', '/replay/table-1?ply=2'])
  })

  test('can be that of one player', async () => {
    render(Log, { lines, summary: summary(), openRule: () => undefined })
    await fireEvent.click(document.querySelector('[data-log-search]')!)
    const choice = await screen.findByRole('combobox')
    await fireEvent.change(choice, { target: { value: '1' } })
    expect(shown()).toEqual(['c', 'd'])
  })
})

test('moves are shown as records write them only to who wants it', async () => {
  const { container } = render(MoveList, { offers: OFFERS, deeds: deeds(), words: undefined, isBusy: false })
  expect(container.querySelector('code')).toBeNull()
  await fireEvent.click(container.querySelector('[data-notation]')!)
  expect(container.querySelector('code')?.textContent).toBe([...OFFERS.keys()][0])
  settings.notation = false
})

test('the score sheet shows lines, rules and sums', () => {
  const sheets = [[{ rule: 'WA-9.1', text: 'Crates', points: 7 }]]
  const rivals = [{ name: 'Pei', place: 2, total: 5, sheet: [] }]
  const result = { places: [1], totals: [7], sheets, rivals, verdict: '' }
  render(ScoreSheet, { standings: standings(result, ['Ada']), openRule: () => undefined })
  expect(screen.getByText('WA-9.1')).toBeTruthy()
  expect(screen.getAllByText('7')).toHaveLength(2)
  expect(screen.getByRole('table', { name: 'Pei' }).textContent).toContain('5')
})

test('the privacy screen names the next person and who is to look away, and nothing else', async () => {
  const take = vi.fn()
  render(Handover, { name: 'Ben', others: ['Ada', 'Cleo'], player: 1, take })
  expect(screen.getByRole('heading').textContent).toContain('Ben')
  expect(screen.getByText('Ada and Cleo, please look away, all of you.')).toBeTruthy()
  await fireEvent.click(screen.getByRole('button'))
  expect(take).toHaveBeenCalledOnce()
})

describe('the focus of whoever plays by keyboard', () => {
  function page() {
    document.body.innerHTML =
      '<div id="root"><section data-focus-region><button data-move="a">A</button></section></div>'
    const root = document.getElementById('root')!
    const region = root.querySelector('section')!
    return { root, region, keeper: new FocusKeeper() }
  }

  test('goes to the first move of the same part', () => {
    const { root, region, keeper } = page()
    keeper.attach(root)
    region.querySelector('button')!.focus()
    region.querySelector('button')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    keeper.remember()
    region.innerHTML = '<button data-move="b">B</button>'
    keeper.restore()
    expect(document.activeElement?.textContent).toBe('B')
  })

  test('goes there, too, from a button that went without being a move', () => {
    const { root, region, keeper } = page()
    keeper.attach(root)
    region.innerHTML = '<button>Submit</button>'
    region.querySelector('button')!.focus()
    region.querySelector('button')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    keeper.remember()
    region.innerHTML = '<button data-move="b">B</button>'
    keeper.restore()
    expect(document.activeElement?.textContent).toBe('B')
  })

  test('is left alone for whoever points', () => {
    const { root, region, keeper } = page()
    keeper.attach(root)
    region.querySelector('button')!.focus()
    keeper.remember()
    region.innerHTML = '<button data-move="b">B</button>'
    keeper.restore()
    expect(document.activeElement).toBe(document.body)
  })
})
