/* Follow-up decisions may be out of sight on a small screen: the part of the board that they are about comes into view. */
import { choices } from '../moves'
import type { Table } from '../words'

const CITY_ACTIONS = ['at', 'pair', 'copy', 'move_to', 'deploy_to', 'box_to']

export function attention(table: Table): 'choice' | 'city' | 'display' | null {
  if (table.step === 'take_turn') return null
  const actions = [...table.offers.values()].map(({ action }) => action)
  if (choices(table).length > 0) return 'choice'
  if (actions.some((action) => CITY_ACTIONS.includes(action))) return 'city'
  return actions.includes('erect') ? 'display' : null
}

export function bringIntoSight(element: Element | null, atOnce: boolean): void {
  element?.scrollIntoView({
    block: 'nearest',
    behavior: atOnce ? 'auto' : 'smooth',
  })
}
