/* What a page shows of a game made into what a board gets. */
import type { BoardTable, Lang, Layout, Offer } from '$board/types'
import type { Position } from '$protocol'
import type { GameMaterial } from './material'

export interface Deeds {
  play(move: string): void
  ask(move: string): void
  preview(move: string | null): void
  rule(id: string): void
}

/** What whoever only looks on can do: read rules. */
export function lookingOn(rule: Deeds['rule']): Deeds {
  const nothing = () => undefined
  return { play: nothing, ask: nothing, preview: nothing, rule }
}

/** What a page shows at the moment. */
export interface Shown {
  position: Position
  offers: Map<string, Offer>
  material: Pick<GameMaterial, 'components' | 't'>
  lang: Lang
  highlight: Set<string>
  recent: Set<string>
  layout: Layout
  /** Nothing travels: what happened is seen at once. */
  reducedMotion: boolean
}

export function offersOf(position: Position): Map<string, Offer> {
  return new Map(position.offers.map((offer) => [offer.move, offer]))
}

type Told = Omit<BoardTable<unknown>, keyof Deeds | 'turn'>

const OF_POSITION = ['view', 'viewer', 'names', 'actors', 'step', 'decision'] as const
const OF_MATERIAL = ['components', 't'] as const
const OF_PAGE = ['offers', 'highlight', 'recent', 'layout', 'reducedMotion', 'lang'] as const

/** The table stays the same while what it tells changes, each thing for itself: a board draws nothing anew that has not. */
export function boardTable(shown: Shown, deeds: Deeds, turn: BoardTable<unknown>['turn']): BoardTable<unknown> {
  const table = { ...deeds, turn }
  function tell<Key extends string>(keys: readonly Key[], source: () => Record<Key, unknown>): void {
    for (const key of keys) {
      const told = $derived(source()[key])
      Object.defineProperty(table, key, { get: () => told, enumerable: true })
    }
  }
  tell(OF_POSITION, () => shown.position)
  tell(OF_MATERIAL, () => shown.material)
  tell(OF_PAGE, () => shown)
  return table as typeof table & Told
}
