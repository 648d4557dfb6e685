/* A table for tests: a position as the server sends it, with the game's real texts and components. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Components, Offer } from '$board/types'
import { vi } from 'vitest'
import { words } from '$lib/words'
import type { Table } from '../components'
import type { WatchView } from '../view'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const t = words('en', readFileSync(here('../../texts/en.ftl'), 'utf-8'))

const rulebook = readFileSync(here('../../rulebook.md'), 'utf-8')

export function isInRulebook(rule: string): boolean {
  return rulebook.includes(`**${rule}**`)
}

export interface Position {
  view: WatchView
  viewer: number
  names: string[]
  actors: number[]
  step: string
  decision: string
  offers: Offer[]
}

export interface Material {
  /** All that the game knows. */
  actions: string[]
  components: Components
  positions: Position[]
}

/** Made by Python, which needs Chefetage's dependencies: PYTHON says which one. */
export function material(): Material {
  const env = { ...process.env, PYTHONPATH: here('../../../../..') }
  const program = process.env.PYTHON ?? 'python3'
  return JSON.parse(execFileSync(program, [here('positions.py')], { env, encoding: 'utf-8', maxBuffer: 1 << 27 }))
}

export function tableOf(position: Position, components: Components): Table {
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
    reducedMotion: true,
    lang: 'en',
  }
}
