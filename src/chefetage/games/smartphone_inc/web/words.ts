/* What the board says of printed components, with their numbers. */
import { find } from '$board/components'
import { effectOf, printed, type Customer } from './printed'
import type { Table } from './types'

/** What the side of a technology that is up does. */
export function effectText(table: Table, technology: string, side: string): string {
  const numbers = Object.entries(effectOf(printed(table), technology, side) ?? {}).filter(isNumber)
  return table.t(`effect-${technology}-${side}`, Object.fromEntries(numbers))
}

function isNumber(entry: [string, unknown]): entry is [string, number] {
  return typeof entry[1] === 'number'
}

/** Who buys: up to a price, with a technology, or either. */
export function customerText(table: Table, { kind, max = 0, tech }: Customer): string {
  const technology = tech ? table.t(`technology-${tech}`) : ''
  return table.t(`board-customer-${kind}`, { limit: max, technology })
}

/** What a company must have for a contract. */
export function conditionText(table: Table, key: string): string {
  const { price, contracts } = printed(table)
  const { kind, min, sold_min, price_min, price_max, size, sizes } = find(contracts, key).condition
  return table.t(`condition-${kind}`, {
    least: min ?? sold_min ?? 0,
    least_price: price_min ?? price.min,
    most_price: price_max ?? price.max,
    sizes: sizes?.join(', ') ?? size ?? '',
  })
}

/** A contract with its condition and its VP. */
export function contractText(table: Table, key: string): string {
  const { vp } = find(printed(table).contracts, key)
  const condition = conditionText(table, key)
  return table.t('label-contract', { contract: table.t(`contract-${key}`), condition, vp })
}
