/* Where on the board the legal moves are. */
import { canPlay, offersOf } from '$board/offers'
import type { Choice } from '$board/games'
import type { Offer } from '$board/types'
import type { Table } from './types'

/** The four actions, lettered as in the rulebook, with the moves that they consist of: two with free workers, two without. */
export const ACTIONS = {
  with_free: [
    { letter: 'A', key: 'place', rule: 'CC-5.1', moves: ['send_two', 'send_three', 'send_one'] },
    { letter: 'B', key: 'build', rule: 'CC-5.10', moves: ['build'] },
  ],
  without_free: [
    { letter: 'C', key: 'resolve', rule: 'CC-5.20', moves: ['resolve'] },
    { letter: 'D', key: 'act', rule: 'CC-5.30', moves: ['act'] },
  ],
}

/** What a click on a card of the city or of the display means, by step. */
const CITY_VERBS: Record<string, string> = {
  copy_card: 'copy',
  move_workers: 'move_to',
  deploy_workers: 'deploy_to',
  occupy_from_box: 'box_to',
}

export function cityMove(step: string, card: string): string {
  return `${CITY_VERBS[step] ?? 'act'} ${card}`
}

export function displayMove(step: string, card: string): string {
  return `${step === 'build_from_display' ? 'erect' : 'build'} ${card}`
}

/** Moves that are choices among areas, values or types: the panel of choices shows them. */
const CHOICES = ['pay', 'gain', 'bonus', 'share', 'level', 'adjacent_type', 'row_type', 'column_type']

export function choices(table: Table): Offer[] {
  return offersOf(table, ...CHOICES)
}

const MANY = 8

/** Many combinations are chosen point by point instead. */
export function arePicked(offers: Offer[]): boolean {
  return offers.length > MANY && offers.every(({ keys }) => keys[0]?.includes('+'))
}

/** The things that a move names, such as the areas of a payment. */
export function parts(offer: Offer): string[] {
  return offer.keys.flatMap((key) => key.split('+'))
}

export function countOf(keys: string[], key: string): number {
  return keys.filter((one) => one === key).length
}

/** Moves that stand in the prompt. */
export function choicesOf(table: Table): Choice[] {
  return offersOf(table, 'pass').map((offer) => ({
    offer,
    text: table.t('choice-pass'),
    icon: 'step_on',
  }))
}

/** Who passes gives up one of the last turns; that asks for a second thought as long as it could bring something. */
export function warningOf(table: Table, offer: Offer): string | null {
  const isWaste = offer.action === 'pass' && canPlay(table, 'build', 'act', 'resolve')
  return isWaste ? table.t('warning-pass') : null
}
