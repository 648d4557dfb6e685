/* Which rule tells about a place of the board that is no component; those of components stand in components.toml. */

export const RULES = {
  round: 'WA-4.1',
  risk: 'WA-4.7',
  market_deck: 'WA-8.13',
  next_market: 'WA-6.35',
  documents: 'WA-8.16',
  documents_in_hand: 'WA-9.8',
  played_documents: 'WA-8.17',
  third_worker: 'WA-10.10',
  robot: 'WA-11.6',
  tracks: 'WA-8.6',
  crates_left: 'WA-6.3',
  spies: 'WA-5.6',
  payee: 'WA-5.9',
  start_player: 'WA-4.10',
  gears: 'WA-9.4',
  roubles: 'WA-9.4',
  crates: 'WA-9.4',
  bribe: 'WA-5.8',
  upgrade_price: 'WA-6.24',
  supply_discs: 'WA-11.17',
} as const
