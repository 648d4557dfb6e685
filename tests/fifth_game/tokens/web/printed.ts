/* What components.toml prints on the pieces, as far as the board draws it. */
import { find } from '$board/components'
import type { Table } from './types'

interface Card {
  id: string
  points: number
  rule: string
}

/** components.toml, as far as the board shows it. */
interface Printed {
  meta: { rounds: number }
  pile: { most_at_once: number }
  cards: Card[]
}

export function printed(table: Table): Printed {
  return table.components as Printed
}

export function cardOf(table: Table, key: string): Card {
  return find(printed(table).cards, key)
}

/** What is printed on a card, in words. */
export function cardWords(table: Table, key: string): string {
  return table.t('printed-card', { card: table.t(`card-${key}`), points: cardOf(table, key).points })
}
