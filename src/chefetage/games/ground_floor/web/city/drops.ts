/* Unsold products that may be reduced now. */
import type { Offer } from '$board/types'

/** The spaces of the viewer's unsold products, in the order of the offers. */
export function droppable(offers: Map<string, Offer>): string[] {
  const sources = [...offers.values()].filter((offer) => offer.action === 'drop').map((offer) => offer.keys[0] ?? '')
  return [...new Set(sources)]
}
