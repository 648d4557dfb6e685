/* Which rule tells about a place of the board that is no component; those of components stand in components.toml. */

export const RULES = {
  popularity_order: 'GF-4.4',
  tenants: 'GF-8.1',
  floors: 'GF-9.1',
  next_floor: 'GF-6.126',
  points: 'GF-11.1',
  money: 'GF-1.5',
  info: 'GF-1.5',
  supplies: 'GF-7.6',
  time: 'GF-5.21',
  reserve: 'GF-3.4',
  bonus: 'GF-6.43',
  automa: 'GF-13.3',
  automa_cards: 'GF-13.10',
  era: 'GF-12.6',
} as const
