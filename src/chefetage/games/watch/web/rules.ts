/* Which rule tells about a part of the board. */

export const SPACE_RULES: Record<string, string> = {
  smuggle: 'WA-6.1',
  sell: 'WA-6.9',
  overtime: 'WA-6.16',
  produce: 'WA-6.18',
  upgrade: 'WA-6.23',
  scrounge: 'WA-6.29',
  search_documents: 'WA-6.31',
  watch: 'WA-6.35',
}

export const DOCUMENT_RULES: Record<string, string> = {
  move_disc: 'WA-8.18',
  bank_pays: 'WA-8.21',
  smuggle_extra: 'WA-8.20',
}

export const RULES = {
  round: 'WA-4.1',
  departments: 'WA-4.5',
  risk: 'WA-4.7',
  market: 'WA-8.13',
  next_market: 'WA-6.35',
  documents: 'WA-8.16',
  documents_in_hand: 'WA-9.8',
  played_documents: 'WA-8.17',
  third_worker: 'WA-10.10',
  robot: 'WA-11.6',
  tracks: 'WA-8.6',
  majority: 'WA-9.6',
  crates_left: 'WA-6.3',
  spies: 'WA-5.6',
  payee: 'WA-5.9',
  black_disc: 'WA-7.8',
  start_player: 'WA-4.10',
  gears: 'WA-9.4',
  roubles: 'WA-9.4',
  crates: 'WA-9.4',
  bribe: 'WA-5.8',
  debt: 'WA-7.1',
  rows: 'WA-8.3',
  supply_discs: 'WA-11.17',
  pocket_watches: 'WA-11.11',
  solo_card: 'WA-11.18',
} as const
