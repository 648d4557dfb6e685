/* What a move would touch, to be shown while it is hovered or focused. */
import type { Offer } from '$board/types'
import type { Cards } from './cards'
import { parts } from './moves'
import type { CityCardView, CouncilsContractsView } from './view'

const NOTHING: Record<string, number> = {}

/** By how much each area of the mover changes, limits of the tracks aside. */
export function influenceShift(offer: Offer | undefined, cards: Cards): Record<string, number> {
  if (!offer) return NOTHING
  if (offer.action === 'build') return shift(cards.get(parts(offer)[0] ?? '')?.cost ?? [], -1)
  if (!(offer.action in SIGNS)) return NOTHING
  return shift(
    parts(offer).map((area) => [area, 1]),
    signOf(offer),
  )
}

const SIGNS: Record<string, number> = { pay: -1, gain: 1, share: 1, bonus: 1 }

/** Whether a choice of areas takes points away or gives them. */
export function signOf({ action }: Offer): number {
  return SIGNS[action] ?? 0
}

/** A track has limits. */
export function levelAfter(level: number, change: number, most: number): number {
  return Math.min(Math.max(level + change, 0), most)
}

function shift(points: [string, number][], sign: number): Record<string, number> {
  const found: Record<string, number> = {}
  for (const [area, count] of points) found[area] = (found[area] ?? 0) + sign * count
  return found
}

const LINES: Record<string, (card: CityCardView, from: CityCardView) => boolean> = {
  adjacent_type: (card, from) => Math.abs(card.x - from.x) + Math.abs(card.y - from.y) === 1,
  row_type: (card, from) => card.y === from.y && card.x !== from.x,
  column_type: (card, from) => card.x === from.x && card.y !== from.y,
}

/** The cards of the city that a choice of a type or a pair counts. */
export function countedCards(offer: Offer | undefined, view: CouncilsContractsView, cards: Cards): Set<string> {
  if (offer?.action === 'pair') return new Set(parts(offer))
  const from = view.city.find(({ card }) => card === view.text)
  const isInLine = offer && LINES[offer.action]
  if (!offer || !isInLine || !from) return new Set()
  const types = ['joker', ...parts(offer)]
  const counted = view.city.filter((card) => isInLine(card, from) && types.includes(cards.get(card.card)?.type ?? ''))
  return new Set(counted.map(({ card }) => card))
}
