/* Which cards are new in the display or in the city, or have got other workers: they glow. */
import type { CouncilsContractsView } from './view'

export function changedCards(before: CouncilsContractsView, after: CouncilsContractsView): Set<string> {
  const owners = new Map(before.city.map(({ card, owner }) => [card, owner]))
  const drawn = after.display.filter((card) => !before.display.includes(card))
  const changed = after.city.filter(({ card, owner }) => owners.get(card) !== owner)
  return new Set([...drawn, ...changed.map(({ card }) => card)])
}
