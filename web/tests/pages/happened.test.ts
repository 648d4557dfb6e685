/* What happened: since my last move, at the end of a round, in the log, and in points. */
import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick, type Component } from 'svelte'
import { describe, expect, test, vi } from 'vitest'
import { PROTOCOL, type GameCard, type Position, type PositionNews } from '$protocol'
import End from '$lib/game/end/End.svelte'
import { worthMost } from '$lib/game/end/standings'
import Log from '$lib/game/Log.svelte'
import ScoreParts from '$lib/game/ScoreParts.svelte'
import Announcer from '../../src/pages/table/Announcer.svelte'
import { PlayedTable } from '../../src/pages/table/played_table.svelte'
import RoundResult from '../../src/pages/table/RoundResult.svelte'
import SinceLast from '../../src/pages/table/SinceLast.svelte'
import { TableStore } from '../../src/pages/table/store.svelte'
import { wires } from '../fake_wire'
import { line, news, position, seat, summary } from '../samples'
import TableHarness from './TableHarness.svelte'

function shown(Part: Component, changes: Partial<Position>) {
  const store = new TableStore({ id: 'table-1', lang: 'en', seat: 0 }, wires().open)
  store.receive({ type: 'hello', protocol: PROTOCOL, build: '', table: summary() })
  store.receive(news({ seen: 3, position: position(changes) }))
  const table = new PlayedTable(store, { key: 'watch' } as GameCard)
  const { container } = render(TableHarness, { table, Part })
  const tell = async (told: Partial<PositionNews>) => {
    store.receive(news(told))
    await tick()
  }
  return { table, container, tell }
}

const LOG = [line(1, 'Ada sells 3 gears.', 0), line(2, 'Bot 2 takes a crate.', 1), line(2, 'Bot 2 pays 2 gears.', 1)]

describe('since my last move', () => {
  const MY_TURN = { ply: 2, own_ply: 1, actors: [0], log: LOG }

  test('the others are told of in a sentence each', () => {
    const { container } = shown(SinceLast, MY_TURN)
    expect(within(container).getByRole('listitem').textContent).toContain('Bot 2 takes a crate and pays 2 gears.')
    expect(within(container).getByRole('region', { name: 'Since your last move' })).toBeTruthy()
  })

  test('nothing is told while others decide', () => {
    expect(shown(SinceLast, { ...MY_TURN, actors: [1] }).container.querySelector('[data-since]')).toBeNull()
  })

  test('the log is a click away', async () => {
    const { table, container } = shown(SinceLast, MY_TURN)
    table.tab = 'people'
    await fireEvent.click(container.querySelector('[data-to-log]')!)
    expect(table.tab).toBe('log')
  })

  test('the cross puts it away until something new is there', async () => {
    const { container, tell } = shown(SinceLast, MY_TURN)
    await fireEvent.click(screen.getByRole('button', { name: 'Put the summary away' }))
    expect(container.querySelector('[data-since]')).toBeNull()
    const log = [...LOG, line(3, 'Ada rests.', 0), line(4, 'Bot 2 rests.', 1)]
    await tell({ seen: 5, position: position({ ply: 4, own_ply: 3, log }) })
    expect(container.querySelector('[data-since]')?.textContent).toContain('Bot 2 rests.')
  })

  test('playing on puts it away', async () => {
    const { container, tell } = shown(SinceLast, MY_TURN)
    const log = [...LOG, line(3, 'Ada rests.', 0)]
    await tell({ seen: 4, position: position({ ply: 3, own_ply: 3, log }) })
    expect(container.querySelector('[data-since]')).toBeNull()
  })
})

const ROUNDS = [
  { round: 0, ply: 0, totals: [0, 0], holdings: { gears: [3, 3] } },
  { round: 1, ply: 2, totals: [4, -1], holdings: { gears: [5, 0] } },
]
const SCORES = ['Ada', 'Bot 2'].map((name, player) => ({ player, name, total: 0, sheet: [] }))
const ENDED = { ply: 2, own_ply: 2, rounds: ROUNDS, scores: SCORES }

describe('the result of a round', () => {
  test('tells who earned what', async () => {
    const { container } = shown(RoundResult, ENDED)
    await screen.findByRole('columnheader', { name: /Ada/ })
    const broughtTo = (player: number) =>
      [...container.querySelectorAll(`[data-brought="${player}"]`)].map(({ textContent }) => textContent?.trim())
    expect([broughtTo(0), broughtTo(1)]).toEqual([
      ['+4', '4', '5 +2'],
      ['−1', '-1', '0 −3'],
    ])
    expect(screen.getByRole('rowheader', { name: 'Points' })).toBeTruthy()
  })

  test('is put away by the cross or by playing on', async () => {
    const { container, tell } = shown(RoundResult, ENDED)
    await fireEvent.click(screen.getByRole('button', { name: 'Put the result away' }))
    expect(container.querySelector('[data-round-result]')).toBeNull()
    const other = shown(RoundResult, ENDED)
    await other.tell({ seen: 4, position: position({ ...ENDED, ply: 3, own_ply: 3 }) })
    expect(other.container.querySelector('[data-round-result]')).toBeNull()
    await tell({ seen: 4, position: position({ ...ENDED, rounds: [...ROUNDS, { ...ROUNDS[1]!, round: 2 }] }) })
    expect(container.querySelector('[data-round-result="2"]')).not.toBeNull()
  })
})

describe('the log', () => {
  const openRule = () => undefined
  const texts = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
  async function search(log: Element) {
    await fireEvent.click(log.querySelector('[data-log-search]')!)
    await screen.findByRole('searchbox')
  }

  test('tells a move in one sentence', () => {
    render(Log, { lines: LOG, summary: summary(), openRule })
    expect(texts()).toEqual(['Ada sells 3 gears.', 'Bot 2 takes a crate and pays 2 gears.'])
  })

  test('keeps the result of a round at its heading', async () => {
    const { container } = render(Log, { lines: LOG, summary: summary(), openRule, position: position(ENDED) })
    expect(container.querySelector('[data-round="1"] summary')?.textContent).toBe('Result of round 1')
    const brought = () => container.querySelector('[data-round="1"] [data-brought="0"]')?.textContent
    await vi.waitFor(() => expect(brought()).toContain('+4'))
  })

  test('finds words, and leaves details out', async () => {
    const lines = [...LOG, { ...line(3, 'Ada has planned.', 0), minor: true }]
    const { container } = render(Log, { lines, summary: summary(), openRule })
    expect(texts()).toContain('Ada has planned.')
    await search(container)
    await fireEvent.click(container.querySelector('[data-log-brief]')!)
    expect(texts()).not.toContain('Ada has planned.')
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'CRATE' } })
    expect(texts()).toEqual(['Bot 2 takes a crate.'])
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'no such thing' } })
    expect(texts()).toEqual([])
    expect(screen.getByText('Nothing of this kind has happened.')).toBeTruthy()
  })

  test('can be that of an opponent from the rulebook', async () => {
    const scores = [...SCORES, { player: 2, name: 'Steve', total: 0, sheet: [] }]
    const lines = [...LOG, line(3, 'Steve plans.', 2)]
    const { container } = render(Log, { lines, summary: summary(), openRule, position: position({ scores }) })
    await search(container)
    const choice = container.querySelector<HTMLSelectElement>('[data-log-of]')!
    expect([...choice.options].map((option) => option.text)).toEqual(['Everybody', 'Ada', 'Bot 2', 'Steve'])
    await fireEvent.change(choice, { target: { value: '2' } })
    expect(texts()).toEqual(['Steve plans.'])
  })

  test('gives to everybody what they do within a move, opponents from the rulebook as well, and what happens by itself to the one before', () => {
    const scores = [...SCORES, { player: 2, name: 'Pei', total: 0, sheet: [] }]
    const lines = [
      line(1, 'Ada rests.', 0),
      line(1, 'Bot 2 gains 1.', 1),
      line(1, 'Pei turns over a card.', 2),
      line(1, 'The market falls.', 2),
      line(1, 'Ada gains 2.', 0),
      line(1, 'Round 2 begins.', 2, 2),
    ]
    const { container } = render(Log, { lines, summary: summary(), openRule, position: position({ scores }) })
    const turns = [...container.querySelectorAll('.turn')].map((turn) => [
      turn.querySelector(':scope > svg text')?.textContent?.trim() ?? null,
      [...turn.querySelectorAll('a')].map(({ textContent }) => textContent),
    ])
    expect(turns).toEqual([
      ['A', ['Ada rests.']],
      ['B', ['Bot 2 gains 1.']],
      ['C', ['Pei turns over a card.', 'The market falls.']],
      ['A', ['Ada gains 2.']],
      [null, ['Round 2 begins.']],
    ])
  })

  test('tells a take-back apart, and leads to where it went back to', () => {
    const back = { ...line(2, 'Ada takes back 2 moves.', 0), kind: 'take_back', rule: '' }
    const { container } = render(Log, {
      lines: [LOG[0]!, back, line(2, 'Ada rests.', 0)],
      summary: summary(),
      openRule,
    })
    expect(texts()).toEqual(['Ada sells 3 gears.', 'Ada takes back 2 moves.', 'Ada rests.'])
    expect(container.querySelectorAll('.turn')).toHaveLength(3)
    expect(screen.getByText('Ada takes back 2 moves.').getAttribute('href')).toBe('/replay/table-1?ply=1')
  })

  test('takes along whoever reads the newest, and says to others that there is more', async () => {
    let grow = () => undefined as unknown
    const Sizes = class {
      constructor(told: () => void) {
        grow = told
      }
      observe = () => undefined
      disconnect = () => undefined
    }
    vi.stubGlobal('ResizeObserver', Sizes)
    const scroller = document.createElement('div')
    scroller.style.overflowY = 'auto'
    document.body.append(scroller)
    Object.defineProperties(scroller, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } })
    const scrollTo = (top: number) => {
      scroller.scrollTop = top
      return fireEvent.scroll(scroller)
    }
    const props = { lines: LOG, summary: summary(), openRule }
    const { rerender } = render(Log, { props }, { baseElement: scroller })
    expect(scroller.scrollTop).toBe(900)
    await scrollTo(600)
    await rerender({ lines: [...LOG, line(3, 'Ada rests.', 0)] })
    grow()
    expect([scroller.scrollTop, document.querySelector('[data-to-newest]')]).toEqual([900, null])
    await scrollTo(100)
    await rerender({ lines: [...LOG, line(3, 'Ada rests.', 0), line(4, 'Bot 2 rests.', 1)] })
    grow()
    expect(scroller.scrollTop).toBe(100)
    await fireEvent.click(document.querySelector('[data-to-newest]')!)
    expect(scroller.scrollTop).toBe(900)
    scroller.remove()
    vi.unstubAllGlobals()
  })
})

test('a screen reader hears of a take-back', () => {
  const back = { ...line(3, 'Ada takes back 2 moves.', 0), kind: 'take_back', rule: '' }
  shown(Announcer, { ply: 2, log: [...LOG, back] })
  expect(screen.getByRole('log').textContent).toContain('Ada takes back 2 moves.')
})

const SHEET = [
  { rule: 'WA-9.4', text: 'Crates', points: 7 },
  { rule: 'WA-7.6', text: 'Debt', points: -2 },
  { rule: 'WA-9.5', text: 'Gears', points: 0 },
  { rule: 'WA-8.4', text: 'Board', points: 9 },
]

describe('the parts of a score', () => {
  const score = { player: 0, name: 'Ada', total: 14, sheet: SHEET }

  test('are what has brought or cost something', () => {
    render(ScoreParts, { score })
    const rows = within(screen.getByRole('table', { name: 'Points of Ada' })).getAllByRole('row')
    const told = rows.map((row) => row.textContent?.replace(/\s+/g, ' ').trim())
    expect(told).toEqual(['Crates 7', 'Debt -2', 'Board 9', 'Total14', 'As far as everybody can see it'])
  })

  test('lead to their rules', async () => {
    const openRule = vi.fn()
    render(ScoreParts, { score, openRule, isFinal: true })
    await fireEvent.click(screen.getByText('WA-9.4'))
    expect(openRule).toHaveBeenCalledWith('WA-9.4')
    expect(screen.queryByText('As far as everybody can see it')).toBeNull()
  })

  test('may be none', () => {
    render(ScoreParts, { score: { ...score, total: 0, sheet: [] } })
    expect(screen.getByText('No points yet')).toBeTruthy()
  })
})

describe('the end', () => {
  test('what was worth most are the largest gains', () => {
    expect(worthMost(SHEET).map(({ text }) => text)).toEqual(['Board', 'Crates'])
    expect(worthMost([SHEET[1]!])).toEqual([])
  })

  test('begins with what comes next, and tells what was worth most', () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    const result = { places: [1, 2], totals: [14, 0], sheets: [SHEET, []], rivals: [], verdict: '' }
    const over = summary({ status: 'over', seats: [seat({ mine: true }), seat({ name: 'Bot 2' })] })
    const props = { summary: over, position: position({ result }), openRule: () => undefined, words: undefined }
    const { container } = render(End, props)
    const parts = ['[data-rematch]', 'a[href*="replay"]', 'ol', '[data-worth-most]', 'details']
    const places = parts.map((part) => container.querySelector(part)!)
    for (const [one, other] of places.slice(1).map((part, index) => [places[index]!, part] as const)) {
      expect(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    }
    const worth = [...container.querySelectorAll('[data-worth-most] li')].map(({ textContent }) => textContent)
    expect(worth).toEqual([
      'Ada owes most to “Board”: 9 of 14 points, then 7 for “Crates”.',
      'Bot 2 has scored nothing.',
    ])
    vi.unstubAllGlobals()
  })
})
