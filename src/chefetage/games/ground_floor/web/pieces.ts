/* Where each company's Time lies, by spot of the board (data-spot), and which markers travel between two views. */
import type { Flight } from '$board/flights'
import type { GroundFloorView } from './view'

/** A company's marker that travels. */
export interface Journey extends Flight {
  company: number
}

type Counts = Map<string, number>

/** A reorganization moves so much that only the first markers are shown travelling. */
const MOST_JOURNEYS = 24

/** Time of one company by spot, in the order in which spots feed each other. */
export function timeOf(view: GroundFloorView, company: number): Counts {
  const own = view.companies[company]
  const counts: Counts = new Map()
  const put = (spot: string, count: number) => counts.set(spot, count)
  const spaces = (name: string, owners: Iterable<[string | number, number]>) => {
    for (const [key, owner] of owners) put(`${name}.${key}`, owner === company ? 1 : 0)
  }
  put(`time.${company}`, own?.time ?? 0)
  view.consulting.forEach((row, at) => spaces(`consulting.${at}`, row.entries()))
  spaces('waiting', view.waiting.entries())
  spaces('warehouse', Object.entries(view.warehouse))
  spaces('factory', view.factory.entries())
  spaces('stock', Object.entries(view.stock_spaces))
  spaces('share', view.shares.entries())
  for (const [box, times] of Object.entries(view.boxes)) put(`box.${box}.${company}`, times[company] ?? 0)
  spaces('retail', Object.entries(view.retail))
  spaces('construction', view.construction.entries())
  put(`spent.${company}`, own?.spent ?? 0)
  put(`reserve.${company}`, own?.stock ?? 0)
  return counts
}

function changed(before: Counts, after: Counts, sign: 1 | -1): string[] {
  return [...after].flatMap(([spot, count]) => {
    const difference = sign * (count - (before.get(spot) ?? 0))
    return difference > 0 ? Array<string>(difference).fill(spot) : []
  })
}

/** Only the viewer's building is on the board: what others take or put back comes from their Popularity marker. */
function shownAt(spot: string, company: number, viewer: number): string {
  return company !== viewer && /^(time|spent|reserve)\./.test(spot) ? `home.${company}` : spot
}

export function journeys(before: GroundFloorView, after: GroundFloorView, viewer: number): Journey[] {
  const found: Journey[] = []
  for (let company = 0; company < after.companies.length; company++) {
    const [was, is] = [timeOf(before, company), timeOf(after, company)]
    const arrivals = changed(was, is, 1)
    changed(was, is, -1).forEach((left, number) => {
      const from = shownAt(left, company, viewer)
      const to = shownAt(arrivals[number] ?? left, company, viewer)
      if (from !== to) found.push({ company, from, to })
    })
  }
  return found.slice(0, MOST_JOURNEYS)
}

/** Spots that markers of others have reached since a moment. */
export function reached(before: GroundFloorView, after: GroundFloorView, viewer: number): string[] {
  return after.companies.flatMap((company, number) => {
    if (number === viewer) return []
    const moved = company.popularity === before.companies[number]?.popularity ? [] : [`popularity.${number}`]
    const bonus = company.bonus && company.bonus !== before.companies[number]?.bonus ? [`bonus.${company.bonus}`] : []
    return [...changed(timeOf(before, number), timeOf(after, number), 1), ...moved, ...bonus]
  })
}
