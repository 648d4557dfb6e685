/* Tables for the tests of a board: positions that the engine has given (tools/board_positions.py), with the game's
   real texts and components. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { AT_ONCE, type BoardTable, type Components, type Lang, type Layout, type Offer } from '$board/types'
import { words, type Words } from '$lib/words'

/** A position as positions.jsonl holds it. */
export type Stored<View> = Pick<BoardTable<View>, 'view' | 'viewer' | 'names' | 'actors' | 'step' | 'decision'> & {
  offers: Offer[]
}

export interface StoredGame<View> {
  components: Components
  positions: Stored<View>[]
  /** The texts of the game by language. */
  texts: Record<Lang, Words>
  /** A table at which nothing moves and whose deeds are mocks. */
  tableOf(position: Stored<View>, lang?: Lang): BoardTable<View>
  /** The first position at which an action is offered. */
  positionWith(action: string): Stored<View>
  /** The first position of a step. */
  positionAt(step: string): Stored<View>
  /** Drawing takes its time: the first position of a step is drawn in every window, each other in one of them, in turn. */
  layoutsOf(position: Stored<View>): Layout[]
  /** Whether there is such a rule or chapter. */
  isInRulebook(rule: string): boolean
}

export const LAYOUTS: Layout[] = ['wide', 'tall', 'phone']

const FOLDER = join(import.meta.dirname, '../../src/chefetage/games')
const RULE = /^(?:## |- \*\*|\| )([A-Z]{2}-[\d.]+)/gm

/** Every game that has a board. */
export const GAMES = readdirSync(FOLDER).filter((game) => existsSync(join(FOLDER, game, 'web/Board.svelte')))

export function storedGame<View>(game: string): StoredGame<View> {
  const read = (path: string) => readFileSync(join(FOLDER, game, path), 'utf-8')
  const [components, ...positions] = linesOf<unknown>(read('web/tests/positions.jsonl')) as [
    Components,
    ...Stored<View>[],
  ]
  const texts = { en: words('en', read('texts/en.ftl')), de: words('de', read('texts/de.ftl')) }
  const rules = new Set([...read('rulebook.md').matchAll(RULE)].map(([, rule]) => rule))
  const first = (what: string, isIt: (position: Stored<View>) => boolean) => {
    const found = positions.find(isIt)
    if (!found) throw new Error(`no position ${what}`)
    return found
  }
  const positionAt = (step: string) => first(`at ${step}`, (position) => position.step === step)
  return {
    components,
    positions,
    texts,
    tableOf: (position, lang = 'en') => tableFor(position, components, texts[lang], lang),
    positionWith: (action) => first(`with ${action}`, ({ offers }) => offers.some((offer) => offer.action === action)),
    positionAt,
    layoutsOf: (position) =>
      position === positionAt(position.step) ? LAYOUTS : [LAYOUTS[positions.indexOf(position) % LAYOUTS.length]!],
    isInRulebook: (rule) => rules.has(rule),
  }
}

/** The values of a file of JSON lines. */
export function linesOf<Line>(text: string): Line[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
}

/** A table whose components have one more of everything but what has one of the names. */
export function withOneMore<View>(table: BoardTable<View>, kept: string[]): BoardTable<View> {
  return { ...table, components: oneMore(table.components, kept) as Components }
}

function oneMore(value: unknown, kept: string[]): unknown {
  if (typeof value === 'number') return value + 1
  if (Array.isArray(value)) return value.map((item) => oneMore(item, kept))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return Object.fromEntries(entries.map(([name, item]) => [name, kept.includes(name) ? item : oneMore(item, kept)]))
}

function tableFor<View>(position: Stored<View>, components: Components, t: Words, lang: Lang): BoardTable<View> {
  return {
    ...position,
    components,
    offers: new Map(position.offers.map((offer) => [offer.move, offer])),
    play: vi.fn(),
    ask: vi.fn(),
    preview: vi.fn(),
    rule: vi.fn(),
    t,
    highlight: new Set(),
    recent: new Set(),
    layout: 'wide',
    turn: () => AT_ONCE,
    reducedMotion: true,
    lang,
  }
}

/** An offer as the engine might make it: "place sell.2" has the action and the keys of its notation. */
export function offer(move: string, changes: Partial<Offer> = {}): Offer {
  const [action = '', keys = ''] = move.split(' ')
  return { move, action, keys: keys ? keys.split('.') : [], rule: '', text: `Text of ${move}`, facts: {}, ...changes }
}
