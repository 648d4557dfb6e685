/* The rules of places that are no components. */

export const RULES = {
  city: 'CC-5.13',
  committees: 'CC-5.1',
  resolution: 'CC-5.22',
  display: 'CC-5.10',
  deck: 'CC-3.7',
  end: 'CC-7',
  stalled: 'CC-7.5',
}

/** What the panels of the players show. */
export const CONTRACTOR_RULES = {
  workers: 'CC-3.2',
  influence: 'CC-5.40',
  majorities: 'CC-7.7',
  points: 'CC-5.42',
  order: 'CC-4.1',
}
