/* What a move would touch, as the engine tells it with the offer; shown while the move is hovered or focused. */
import type { Offer } from '$board/types'

/** The value that a move gives to an area; undefined if it leaves the area as it is. */
export function valueAfter(offer: Offer | undefined, area: string): number | undefined {
  const value = offer?.facts[`${area}_after`]
  return value === undefined ? undefined : Number(value)
}

const COUNTED = 'counted_'

/** The cards of the city that a choice of a type or a pair counts. */
export function countedCards(offer: Offer | undefined): Set<string> {
  const facts = Object.keys(offer?.facts ?? {})
  return new Set(facts.filter((fact) => fact.startsWith(COUNTED)).map((fact) => fact.slice(COUNTED.length)))
}
