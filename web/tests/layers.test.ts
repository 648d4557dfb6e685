/* Who may know whom: pages stand on the library, the library on what boards share, that on the protocol; nothing goes in
   a circle. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '../src')
const GAMES = join(import.meta.dirname, '../../src/chefetage/games')
const IMPORT = /(?<=\s)(?:from|import|import\()\s*'([^']+)'/g

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf-8' }).filter((file) => /\.(ts|svelte)$/.test(file))
const namedIn = (file: string) => [...readFileSync(file, 'utf-8').matchAll(IMPORT)].map(([, name]) => name!)

const files = new Set(filesIn(SOURCES))

/** A file of web/src as an import names it, or undefined if it lies elsewhere. */
function resolved(file: string, name: string): string | undefined {
  const path = name.startsWith('$') ? name.slice(1) : join(dirname(file), name)
  return [path, `${path}.ts`, `${path}.svelte.ts`].find((candidate) => files.has(candidate))
}

const imports = new Map(
  [...files].map((file) => [file, namedIn(join(SOURCES, file)).flatMap((name) => resolved(file, name) ?? [])]),
)

/** From the lowest to the highest; "frame" are the files around all pages. */
const LAYERS = ['protocol', 'board', 'lib', 'pages', 'frame']

function layerOf(file: string): string {
  const [folder = '', inside] = file.split('/')
  if (inside) return folder
  return file === 'protocol.ts' ? 'protocol' : 'frame'
}

const pageOf = (file: string) => file.split('/')[1]

function mayKnow(file: string, other: string): boolean {
  const [layer, known] = [layerOf(file), layerOf(other)]
  if (layer === 'pages' && known === 'pages') return pageOf(file) === pageOf(other)
  return LAYERS.indexOf(known) <= LAYERS.indexOf(layer)
}

describe('the files of web/src', () => {
  test('know their own layer and lower ones, and no other page', () => {
    expect(new Set([...files].map(layerOf))).toEqual(new Set(LAYERS))
    const wrong = [...imports].flatMap(([file, known]) =>
      known.filter((other) => !mayKnow(file, other)).map((other) => `${file} -> ${other}`),
    )
    expect(imports.get('pages/table/TablePage.svelte')).toContain('lib/api.ts')
    expect(wrong).toEqual([])
  })

  test('have no module that needs itself', () => {
    const done = new Set<string>()
    function circle(file: string, way: string[]): string[] {
      if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
      if (done.has(file)) return []
      const found = imports.get(file)!.map((other) => circle(other, [...way, file]))
      done.add(file)
      return found.find((one) => one.length > 0) ?? []
    }
    expect([...files].flatMap((file) => circle(file, []))).toEqual([])
  })
})

test('a board knows what boards share, and nothing else of the pages', () => {
  const own = filesIn(GAMES).filter((file) => file.includes('/web/') && !file.includes('/tests/'))
  const wrong = own.flatMap((file) =>
    namedIn(join(GAMES, file))
      .filter((name) => !/^(svelte|\$board\/|\.)/.test(name) || isOutside(file, name))
      .map((name) => `${file} -> ${name}`),
  )
  expect(own.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

function isOutside(file: string, name: string): boolean {
  const game = file.split('/')[0]!
  return name.startsWith('.') && relative(game, join(dirname(file), name)).startsWith('..')
}
