/* Legal moves, sorted for reading and searching. */
import type { Offer } from '$board/types'

export interface Group {
  action: string
  rule: string
  offers: Offer[]
}

export function groups(offers: Offer[]): Group[] {
  const found = new Map<string, Group>()
  for (const offer of offers) {
    const group = found.get(offer.action) ?? { action: offer.action, rule: offer.rule, offers: [] }
    group.offers.push(offer)
    found.set(offer.action, group)
  }
  return [...found.values()]
}

export function filtered(offers: Offer[], text: string): Offer[] {
  const wanted = text.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return offers.filter((offer) => {
    const searched = `${offer.text} ${offer.move}`.toLocaleLowerCase()
    return wanted.every((word) => searched.includes(word))
  })
}

/** Moves that a typed beginning may become; those that begin with it come first. */
export function completions(offers: Offer[], typed: string, most: number): Offer[] {
  const wanted = typed.trim().toLocaleLowerCase()
  if (!wanted) return []
  const starting = offers.filter((offer) => offer.move.toLocaleLowerCase().startsWith(wanted))
  const others = filtered(offers, wanted).filter((offer) => !starting.includes(offer))
  return [...starting, ...others].slice(0, most)
}

/** What all these moves begin with, for Tab. */
export function commonBeginning(moves: string[]): string {
  const [first = '', ...rest] = moves
  let length = first.length
  while (length && rest.some((move) => move.slice(0, length) !== first.slice(0, length))) length--
  return first.slice(0, length)
}
