/* A position made into what a board gets. */
import { AT_ONCE, type BoardTable, type Components, type Layout, type Offer, type Turn } from '$board/types'
import type { Position } from '$protocol'
import type { Words } from '../words'

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

export interface Material {
  components: Components
  t: Words
  lang: BoardTable<unknown>['lang']
  highlight: Set<string>
  recent: Set<string>
  layout: Layout
  drawing?: { turn(): Turn }
  /** Nothing travels: what happened is seen at once. */
  isStill?: boolean
}

export function offersOf(position: Position): Map<string, Offer> {
  return new Map(position.offers.map((offer) => [offer.move, offer]))
}

export function boardTable(position: Position, material: Material, deeds: Deeds): BoardTable<unknown> {
  return {
    view: position.view,
    viewer: position.viewer,
    names: position.names,
    actors: position.actors,
    step: position.step,
    decision: position.decision,
    components: material.components,
    offers: offersOf(position),
    ...deeds,
    t: material.t,
    highlight: material.highlight,
    recent: material.recent,
    layout: material.layout,
    turn: material.drawing?.turn ?? (() => AT_ONCE),
    reducedMotion: material.isStill || matchMedia('(prefers-reduced-motion: reduce)').matches,
    lang: material.lang,
  }
}
