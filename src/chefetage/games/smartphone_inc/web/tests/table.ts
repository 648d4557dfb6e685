/* Tables for the tests of the board: stored positions with the game's own texts. */
import { vi } from 'vitest'
import type { Components, Lang } from '$board/types'
import { words } from '$lib/words'
import german from '../../texts/de.ftl?raw'
import english from '../../texts/en.ftl?raw'
import type { Table } from '../types'
import stored from './positions.jsonl?raw'

export interface Stored {
  view: Table['view']
  viewer: number
  step: string
  actors: number[]
  moves: string[]
}

export function linesOf<Line>(text: string): Line[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
}

const [first, ...others] = linesOf<unknown>(stored)
export const components = first as Components
export const positions = (others as (Stored & { offers: { move: string }[] })[]).map((position) => ({
  ...position,
  moves: position.offers.map(({ move }) => move),
}))

const TEXTS: Record<Lang, string> = { en: english, de: german }
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva']

export function tableOf({ view, viewer, step, actors, moves }: Stored, lang: Lang = 'en'): Table {
  const seats = view.companies.length - (view.steve >= 0 ? 1 : 0)
  return {
    view,
    viewer,
    names: NAMES.slice(0, seats),
    actors,
    step,
    decision: '',
    components,
    offers: offersOf(moves),
    play: vi.fn(),
    ask: vi.fn(),
    preview: vi.fn(),
    rule: vi.fn(),
    t: words(lang, TEXTS[lang]),
    highlight: new Set(),
    reducedMotion: true,
    lang,
  }
}

export function offersOf(moves: string[]): Table['offers'] {
  return new Map(
    moves.map((move) => [move, { move, ...partsOf(move), rule: 'SI-1.1', text: `Text of ${move}`, facts: {} }]),
  )
}

function partsOf(move: string): { action: string; keys: string[] } {
  const [action = '', keys = ''] = move.split(' ')
  return { action, keys: keys ? keys.split('.') : [] }
}

/** The first position at which a move is possible that begins like this. */
export function positionWith(beginning: string): Stored {
  const found = positions.find(({ moves }) => moves.some((move) => move.startsWith(beginning)))
  if (!found) throw new Error(`no position with ${beginning}`)
  return found
}
