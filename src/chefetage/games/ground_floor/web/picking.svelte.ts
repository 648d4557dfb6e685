/* Moves of two parts: a tile and its place, or an unsold product and where it goes. The first part is picked, the second one plays. */
import { firstKeys, offersOf } from '$board/offers'
import type { Offer } from '$board/types'
import type { Table } from './types'

/** The actions whose moves have two parts. */
export type Paired = 'buy_tenant' | 'take_tenant' | 'drop'

export const TENANT_ACTIONS: Paired[] = ['buy_tenant', 'take_tenant']

export class Picking {
  private chosen = $state.raw('')

  /** The first part that is picked; where there is only one, it is. */
  picked(table: Table, ...actions: Paired[]): string | undefined {
    const parts = actions.flatMap((action) => firstKeys(table, action))
    return parts.length === 1 ? parts[0] : parts.find((part) => part === this.chosen)
  }

  pick(part: string): void {
    this.chosen = this.chosen === part ? '' : part
  }

  /** The moves that the picked part allows. */
  offers(table: Table, ...actions: Paired[]): Offer[] {
    const picked = this.picked(table, ...actions)
    return offersOf(table, ...actions).filter(({ keys }) => keys[0] === picked)
  }

  /** The move of the picked part with another one, such as a place. */
  moveTo(table: Table, other: string, ...actions: Paired[]): string | undefined {
    return this.offers(table, ...actions).find(({ keys }) => keys[1] === other)?.move
  }
}
