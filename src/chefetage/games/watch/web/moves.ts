/* Where the moves are offered: at their place on the board, on the desk, or else in the prompt. */
import type { Choice } from '$board/games'
import type { IconName } from '$board/icons'
import type { Offer } from '$board/types'
import type { Table } from './types'

/** Actions that have a place of their own; all others go into the prompt, so that none is ever out of reach. */
const PLACED = new Set([
  'place',
  'repay',
  'bank_pays',
  'move_document',
  'extra_crate',
  'sell',
  'exchange',
  'slide',
  'upgrade',
  'keep',
  'spy',
  'repay_on_watch',
  'disc',
  'lift',
  'target',
])

const ICONS: Record<string, IconName> = {
  smuggle: 'smuggle',
  pay: 'money',
  take: 'plus',
  go_on: 'arrow_right',
  finish: 'check',
}

/** Amounts and sets of cards that are chosen on the desk. */
const CHOSEN_ON_DESK = new Set(['sell', 'repay_on_watch', 'spy', 'keep'])

/** What the desk asks about: the rule of its first move. */
export function deskRule(table: Table): string | undefined {
  return [...table.offers.values()].find(({ action }) => CHOSEN_ON_DESK.has(action))?.rule
}

/** Moves that stand in the prompt: whatever has no place of its own. */
export function choicesOf(table: Table): Choice[] {
  const loose = [...table.offers.values()].filter(({ action }) => !PLACED.has(action))
  return loose.map((offer) => ({
    offer,
    text: offer.action === 'smuggle' ? table.t('choice-smuggle', offer.facts) : table.t(`action-${offer.action}`),
    icon: ICONS[offer.action] ?? 'cross',
  }))
}

/** The set of cards as the notation writes it, in the order of the data. */
export function setKey(picked: string[], order: string[]): string {
  const sorted = [...picked].sort((a, b) => order.indexOf(a) - order.indexOf(b))
  return sorted.join('+') || 'none'
}

/** What a move settles for good, if one should think twice: a crate that could still be had, a bonus that is lost. */
export function warningOf(table: Table, offer: Offer): string | null {
  const isLost = offer.action === 'decline' || (offer.action === 'finish' && table.offers.has('smuggle'))
  return isLost ? table.t(`warning-${offer.action}`) : null
}
