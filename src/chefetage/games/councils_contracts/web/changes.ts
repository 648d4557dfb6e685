/* Which cards are new in the display or in the city, or have got other workers, and which committees have: they glow. */
import type { CouncilsContractsView } from './view'

/** Cards and committees by their keys. */
export function changedPlaces(before: CouncilsContractsView, after: CouncilsContractsView): Set<string> {
  const owners = new Map(before.city.map(({ card, owner }) => [card, owner]))
  const drawn = after.display.filter((card) => !before.display.includes(card))
  const changed = after.city.filter(({ card, owner }) => owners.get(card) !== owner).map(({ card }) => card)
  const committees = committeesOf(after).filter((key) => workersIn(before, key) !== workersIn(after, key))
  return new Set([...drawn, ...changed, ...committees])
}

export function committeesOf({ contractors }: CouncilsContractsView): string[] {
  return Object.keys(contractors[0]?.committees ?? {})
}

/** Whose workers are there, as one word. */
function workersIn({ contractors }: CouncilsContractsView, committee: string): string {
  return contractors.map(({ committees }) => committees[committee]).join()
}

/** Cards stay where they lie: those that are gone leave gaps, which new ones fill. */
export function laidOut(before: string[], display: string[], places: number): string[] {
  const kept = Array.from({ length: places }, (_, place) =>
    before.find((card, at) => at === place && display.includes(card)),
  )
  const drawn = display.filter((card) => !kept.includes(card))
  return kept.map((card) => card ?? drawn.shift() ?? '')
}
