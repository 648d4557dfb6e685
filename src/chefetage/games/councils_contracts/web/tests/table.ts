/* Tables for the tests of the board: stored positions with the game's own texts. */
import { vi } from 'vitest'
import type { Components, Lang, Offer } from '$board/types'
import { words } from '$lib/words'
import german from '../../texts/de.ftl?raw'
import english from '../../texts/en.ftl?raw'
import type { Table } from '../words'
import stored from './positions.jsonl?raw'

type Stored = Pick<Table, 'view' | 'viewer' | 'names' | 'actors' | 'step' | 'decision'> & {
  ply: number
  offers: Offer[]
}

const [first, ...others] = stored
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as unknown)

export const components = first as Components
export const positions = others as Stored[]

const TEXTS: Record<Lang, string> = { en: english, de: german }

export function tableOf(position: Stored, lang: Lang = 'en'): Table {
  return {
    ...position,
    components,
    offers: new Map(position.offers.map((offer) => [offer.move, offer])),
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

/** The first position at which an action is possible. */
export function positionWith(action: string): Stored {
  const found = positions.find(({ offers }) => offers.some((offer) => offer.action === action))
  if (!found) throw new Error(`no position with ${action}`)
  return found
}
