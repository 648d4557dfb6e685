import { FluentBundle, FluentResource } from '@fluent/bundle'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entriesOf } from '$lib/fluent'
import { words } from '$lib/words'
import type { Facts, Lang } from '$board/types'

const ROOT = join(import.meta.dirname, '../../..')
const SHARED = 'src/chefetage/texts' // every game's texts stand on these
const PARTS = [
  'web/texts',
  'tests/fifth_game/tokens/texts',
  ...globSync('src/chefetage/games/*/texts', { cwd: ROOT }),
].sort()
const NUMBERS = [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 12, 999, 1000, 1234, -1234, 0.5, 1.5]
const CHOSEN = /\[([a-zA-Z][\w-]*)\]/g

function sourcesOf(part: string, lang: Lang): string[] {
  return [SHARED, part].map((folder) => readFileSync(join(ROOT, folder, `${lang}.ftl`), 'utf-8'))
}

/** Every way in which a sentence may be chosen: all facts are the same number, or the same word. */
function situations(source: string): Facts[] {
  const found = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, word]) => word!)
  const names = [...new Set(found(/\$(\w+)/g))]
  const told = new Set([...NUMBERS, 'Ada', ...found(CHOSEN)])
  return [{}, ...[...told].map((fact) => Object.fromEntries(names.map((name) => [name, fact])))]
}

const told = (bundle: FluentBundle, key: string, facts: Facts) =>
  bundle.formatPattern(bundle.getMessage(key)!.value!, facts, [])

describe.each(PARTS)('%s', (part) => {
  test.each<Lang>(['en', 'de'])('every sentence is told as Fluent tells it (%s)', (lang) => {
    const sources = sourcesOf(part, lang)
    const bundle = new FluentBundle(lang, { useIsolating: false })
    for (const source of sources) bundle.addResource(new FluentResource(source))
    const own = words(lang, ...sources)
    const keys = [...entriesOf(sources[1]!).keys()]
    expect(keys.length).toBeGreaterThan(5)
    expect(keys.every((key) => bundle.hasMessage(key))).toBe(true)
    const different = situations(sources.join('\n')).flatMap((facts) =>
      keys
        .map((key) => ({ key, facts, ours: own(key, facts), theirs: told(bundle, key, facts) }))
        .filter(({ ours, theirs }) => ours !== theirs),
    )
    expect(different).toEqual([])
  })
})

test('as many sentences are found as Fluent finds', () => {
  for (const part of [SHARED, ...PARTS])
    for (const lang of ['en', 'de'] as const) {
      const source = sourcesOf(part, lang)[1]!
      expect(new Set(entriesOf(source).keys())).toEqual(new Set(new FluentResource(source).body.map(({ id }) => id)))
    }
})

test.each([
  ['lines = One\n    two\n      three\n', 'One\ntwo\n  three'],
  ['block =\n    One\n\n    two\n', 'One\n\ntwo'],
  ['first = One { "" }\n# a comment\n', 'One '],
  ['ends = One   \n\n', 'One'],
])('lines of a sentence are joined as Fluent joins them: %j', (source, text) => {
  const [key] = entriesOf(source).keys()
  expect(words('en', source)(key!)).toBe(text)
})

test('the first of two sentences with the same key is told, as Fluent does', () => {
  expect(words('en', 'one = 1\none = 2\n', 'one = 3\n')('one')).toBe('1')
})

test('a part that our texts do not use is refused', () => {
  expect(() => words('en', 'of = { NUMBER($a) }')('of', { a: 1 })).toThrow(SyntaxError)
})
