/* A table for tests: a position as the server sends it, with the game's real texts and components. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Components, Lang, Offer } from '$board/types'
import { vi } from 'vitest'
import { words } from '../../../../../../web/src/table/words'
import type { Table } from '../table'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const wordsIn = (lang: Lang) => words(lang, readFileSync(here(`../../texts/${lang}.ftl`), 'utf-8'))
const WORDS = { en: wordsIn('en'), de: wordsIn('de') }

export type Position = Pick<Table, 'view' | 'viewer' | 'names' | 'actors' | 'step' | 'decision'> & { offers: Offer[] }

export interface Material {
  /** All that the game knows. */
  actions: string[]
  components: Components
  /** All ids of the rulebook. */
  rules: string[]
  positions: Position[]
}

/** Made by Python, which needs Chefetage's dependencies: PYTHON says which one. */
export function material(): Material {
  const env = { ...process.env, PYTHONPATH: here('../../../../..') }
  const program = process.env.PYTHON ?? 'python3'
  return JSON.parse(execFileSync(program, [here('positions.py')], { env, encoding: 'utf-8', maxBuffer: 1 << 27 }))
}

export function tableOf(position: Position, components: Components, lang: Lang = 'en'): Table {
  return {
    ...position,
    components,
    offers: new Map(position.offers.map((offer) => [offer.move, offer])),
    play: vi.fn(),
    ask: vi.fn(),
    preview: vi.fn(),
    rule: vi.fn(),
    t: WORDS[lang],
    highlight: new Set(),
    reducedMotion: true,
    lang,
  }
}
