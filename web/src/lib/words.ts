/* Fluent texts as the server sends them, read in the browser. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Facts, Lang } from '$board/types'

export type Words = (key: string, facts?: Facts) => string

/** Later sources may use the keys of earlier ones; a key without a sentence stands for itself. */
export function words(lang: Lang, ...sources: string[]): Words {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source))
  return (key, facts) => {
    const pattern = bundle.getMessage(key)?.value
    return pattern ? bundle.formatPattern(pattern, facts, []) : key
  }
}
