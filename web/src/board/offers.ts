/* Legal moves by what they do. */
import { besides } from './besides'
import type { BoardTable, Offer } from './types'

type Offering = Pick<BoardTable<unknown>, 'offers'>

/** All moves of some actions, in the order in which the engine lists them. */
export function offersOf({ offers }: Offering, ...actions: string[]): Offer[] {
  return [...offers.values()].filter(({ action }) => actions.includes(action))
}

export function firstOffer(table: Offering, ...actions: string[]): Offer | undefined {
  return offersOf(table, ...actions)[0]
}

/** Whether a move of one of the actions is legal. */
export function canPlay(table: Offering, ...actions: string[]): boolean {
  return firstOffer(table, ...actions) !== undefined
}

/** The components that an action's moves name first, each once. */
export function firstKeys(table: Offering, action: string): string[] {
  return [...new Set(offersOf(table, action).map(({ keys }) => keys[0] ?? ''))]
}

/** A table at which nothing is to be decided: what is drawn a second time offers no move again. */
export function withoutOffers<View>(table: BoardTable<View>): BoardTable<View> {
  return besides(table, { offers: new Map() })
}
