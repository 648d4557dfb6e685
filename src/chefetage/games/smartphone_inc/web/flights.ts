/* Which pieces have travelled between two views, and from where to where; spots are named by data-spot. */
import type { Flight } from '$board/flights'
import type { CompanyView, SmartphoneIncView } from './view'

export interface PieceFlight extends Flight {
  company: number
  /** An improvement; else it is a piece of the company. */
  tile?: string
}

/** More than one move can bring: the view has jumped. */
const MOST = 12

export function flights(before: SmartphoneIncView, after: SmartphoneIncView): PieceFlight[] {
  if (before.map !== after.map) return []
  const found = [...toRegions(before, after), ...ofPatents(before, after)]
  after.companies.forEach((company, number) => {
    const old = before.companies[number]
    if (old) found.push(...ofCompany(old, company, number), ...improvements(before, old, company, number))
  })
  return found.length > MOST ? [] : found
}

export function home(company: number): string {
  return `company ${company}`
}

function outOf(company: number, to: string): PieceFlight {
  return { company, from: home(company), to }
}

function toRegions(before: SmartphoneIncView, after: SmartphoneIncView): PieceFlight[] {
  return Object.entries(after.regions).flatMap(([key, { slots, customers }]) => {
    const old = before.regions[key]
    const offices = slots.map((company, place) =>
      old?.slots[place] === undefined ? [outOf(company, `office ${key} ${place}`)] : [],
    )
    const goods = customers.map((company, place) =>
      company >= 0 && (old?.customers[place] ?? -1) < 0 ? [outOf(company, `customer ${key} ${place}`)] : [],
    )
    return [...offices, ...goods].flat()
  })
}

function ofPatents(before: SmartphoneIncView, after: SmartphoneIncView): PieceFlight[] {
  return Object.entries(after.patents).flatMap(([key, company]) =>
    company >= 0 && (before.patents[key] ?? -1) < 0 ? [{ company, from: `technology ${key}`, to: home(company) }] : [],
  )
}

/** Progress markers, and the office that goes onto a finished technology. */
function ofCompany(old: CompanyView, now: CompanyView, company: number): PieceFlight[] {
  const isMore =
    (was: Record<string, number>) =>
    ([key, count]: [string, number]) =>
      count > (was[key] ?? 0)
  const inRegions = Object.entries(now.expansion).filter(isMore(old.expansion))
  const onTechnologies = Object.entries(now.research).filter(isMore(old.research))
  const finished = now.technologies.filter((key) => !old.technologies.includes(key))
  return [
    ...inRegions.map(([key]) => outOf(company, `markers ${key}`)),
    ...onTechnologies.map(([key]) => outOf(company, `technology ${key}`)),
    ...finished.map((key) => outOf(company, `technology ${key}`)),
  ]
}

function improvements(before: SmartphoneIncView, old: CompanyView, now: CompanyView, company: number): PieceFlight[] {
  return now.improvements
    .filter((tile) => !old.improvements.includes(tile) && before.display.includes(tile))
    .map((tile) => ({ company, from: 'display', to: home(company), tile }))
}
