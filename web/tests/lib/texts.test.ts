import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import de from '../../texts/de.ftl?raw'
import en from '../../texts/en.ftl?raw'
import { words } from '$lib/words'

const SRC = join(import.meta.dirname, '../../src')
const KEY = /^([a-z][\w-]*) =/gm
const USED = /\bt\('([a-z][\w-]*)'/g
const CHOSEN = /'([a-z][\w-]*)'/g

function keys(source: string): string[] {
  return [...source.matchAll(KEY)].map((match) => match[1]!).sort()
}

function entry(source: string, key: string): string {
  const start = source.search(new RegExp(`^${key} =`, 'm'))
  const end = source.slice(start).search(/\n\n|\n(?=[a-z#])/)
  return end < 0 ? source.slice(start) : source.slice(start, start + end)
}

function sources(): string {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf-8' }).filter((file) => /\.(svelte|ts)$/.test(file))
  return files.map((file) => readFileSync(join(SRC, file), 'utf-8')).join('\n')
}

test('both languages have the same sentences', () => {
  expect(keys(de)).toEqual(keys(en))
})

test.each(keys(en))('%s needs the same facts in both languages', (key) => {
  const facts = (source: string) => new Set(entry(source, key).match(/\$\w+/g) ?? [])
  expect(facts(de)).toEqual(facts(en))
})

test('every sentence that a page asks for is there', () => {
  const known = new Set(keys(en))
  const used = [...sources().matchAll(USED)].map((match) => match[1]!)
  expect(used.filter((key) => !known.has(key))).toEqual([])
})

test('every sentence is used', () => {
  const all = sources()
  const mentioned = new Set([...all.matchAll(CHOSEN)].map((match) => match[1]!))
  const families = [...all.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1]!)
  const unused = keys(en).filter((key) => !mentioned.has(key) && !families.some((family) => key.startsWith(family)))
  expect(unused).toEqual([])
})

test('plurals are right in both languages', () => {
  expect(words('de', de)('points', { points: 1 })).toBe('1 Punkt')
  expect(words('de', de)('points', { points: 4 })).toBe('4 Punkte')
  expect(words('en', en)('play-bots', { bots: 1 })).toBe('Play against one bot')
  expect(words('de', de)('play-bots', { bots: 2 })).toBe('Gegen zwei Bots spielen')
})

test('a key without a sentence stands for itself', () => {
  expect(words('en', en)('no-such-key')).toBe('no-such-key')
})
