/* Fluent texts as the server sends them, read in the browser. */
import type { Facts, Lang } from '$board/types'
import { Teller } from './fluent'

export type Words = (key: string, facts?: Facts) => string

/** Later sources may use the keys of earlier ones; a key without a sentence stands for itself. */
export function words(lang: Lang, ...sources: string[]): Words {
  const teller = new Teller(lang, sources)
  return (key, facts = {}) => teller.tell(key, facts) ?? key
}
