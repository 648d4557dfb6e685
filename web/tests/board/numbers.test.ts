/* No board knows a number by heart: what it prints comes from the components, the view or the offers. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'svelte/compiler'
import { expect, test } from 'vitest'
import { loadBoard } from '$board/games'
import { storedGame, withOneMore } from '$tests/board_table'
import { draw, said } from '$tests/drawing'

const GAMES = join(import.meta.dirname, '../../../src/chefetage/games')
/** Attributes that people read or hear. */
const READ = new Set(['label', 'name', 'title', 'text', 'hint', 'aria-label', 'alt'])
const COMPARES = new Set(['===', '!==', '<', '>', '<=', '>='])
/** Nothing, and the step from an index to a place: "space 1" is the first one. */
const HARMLESS = new Set<unknown>([0, 1])
/** How many discs have room on the Employee track; the others are counted. */
const LAID_OUT = new Set(['MOST_DISCS'])

interface Node {
  type: string
  [field: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const treeOf = (node: Node): Node[] => [node, ...partsOf(node).flatMap(treeOf)]

/** A component of Svelte, or a module, as if it were the script of one. */
function parsed(name: string, source: string): Node {
  const component = name.endsWith('.svelte') ? source : `<script lang="ts">${source}</script>`
  const { fragment, instance, module } = parse(component, { modern: true })
  return { type: 'File', parts: [fragment, instance, module] }
}

/** Constants that are nothing but a number, by name. */
function constantsOf(file: Node): string[] {
  return treeOf(file)
    .filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const')
    .flatMap(({ declarations }) => declarations as Node[])
    .filter(({ init }) => isNode(init) && typeof init.value === 'number')
    .map(({ id }) => String((id as Node).name))
}

/** The numbers that stand in what people read, as they are written. */
function literalsIn(file: Node, constants: Set<string>): string[] {
  return treeOf(file).flatMap((node) => {
    if (node.type === 'Fragment') return (node.nodes as Node[]).flatMap((part) => printedIn(part, constants))
    if (node.type === 'Attribute' && READ.has(String(node.name))) {
      return [node.value]
        .flat()
        .filter(isNode)
        .flatMap((part) => printedIn(part, constants))
    }
    return isText(node)
      ? factsOf(node).flatMap((fact) => printedIn({ type: 'ExpressionTag', expression: fact }, constants))
      : []
  })
}

/** Whether it is table.t('key', { fact }). */
function isText({ type, callee }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee)) return false
  return callee.name === 't' || (isNode(callee.property) && callee.property.name === 't')
}

function factsOf(call: Node): Node[] {
  const [, facts] = call.arguments as Node[]
  return facts?.type === 'ObjectExpression' ? (facts.properties as Node[]).map(({ value }) => value).filter(isNode) : []
}

function printedIn({ type, data, expression }: Node, constants: Set<string>): string[] {
  if (type === 'Text') return String(data).match(/\d+/g) ?? []
  if (type !== 'ExpressionTag' || !isNode(expression)) return []
  return numbersIn(expression, constants, true)
}

function numbersIn(node: Node, constants: Set<string>, isAll: boolean): string[] {
  if (node.type === 'BinaryExpression' && COMPARES.has(String(node.operator))) return []
  if (node.type === 'MemberExpression') return numbersIn(node.object as Node, constants, false)
  if (isText(node)) return [] // has facts of its own
  if (node.type === 'Identifier') return constants.has(String(node.name)) ? [String(node.name)] : []
  if (node.type === 'TemplateElement') return String((node.value as { raw: string }).raw).match(/\d+/g) ?? []
  if (node.type === 'Literal') {
    if (typeof node.value === 'string') return node.value.match(/^\W*\d+\W*$/) ?? []
    return typeof node.value === 'number' && (isAll || !HARMLESS.has(node.value)) ? [String(node.value)] : []
  }
  const isChoice = node.type === 'ConditionalExpression'
  const parts = isChoice ? [node.consequent as Node, node.alternate as Node] : partsOf(node)
  return parts.flatMap((part) => numbersIn(part, constants, isAll && isChoice))
}

/** Every literal number that the board of a game prints, with its file. */
function literalsOf(game: string): string[] {
  const folder = join(GAMES, game, 'web')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf-8' })
  const files = names
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith('tests') && name !== 'view.ts')
    .map((name) => [name, parsed(name, readFileSync(join(folder, name), 'utf-8'))] as const)
  const constants = new Set(files.flatMap(([, file]) => constantsOf(file)).filter((name) => !LAID_OUT.has(name)))
  return files.flatMap(([name, file]) => literalsIn(file, constants).map((number) => `${name}: ${number}`))
}

const games = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name)

test.each(games)('the board of %s prints no number of its own', (game) => {
  expect(literalsOf(game)).toEqual([])
})

/** Ids are names; and the first level of the Popularity track begins where the track does. */
const KEPT = ['id', 'from']

test.each(games)('the board of %s can be drawn with other numbers, and shows them', async (game) => {
  const { Board } = (await loadBoard(game))!
  const { positions, tableOf } = storedGame(game)
  const table = tableOf(positions[0]!)
  const [printed, other] = [table, withOneMore(table, KEPT)].map((each) =>
    draw(Board, { table: each }, (board) => ({ moves: said(board, 'data-move').sort(), words: board.innerHTML })),
  )
  expect(other!.moves).toEqual(printed!.moves)
  expect(other!.words).not.toMatch(/undefined|NaN|\{\s*\$/)
  expect(other!.words).not.toEqual(printed!.words)
})

test.each([
  ['<b>Costs 3</b>', ['3']],
  ['<b>{2}</b>', ['2']],
  ['<b>{price * 2}</b>', ['2']],
  ['<b>{isCheap ? 1 : price}</b>', ['1']],
  ['<b title="5 points">{price}</b>', ['5']],
  ["<b title={table.t('board-price', { price: 4 })}></b>", ['4']],
  ['<script>const MOST = 7</script><b>{MOST}</b>', ['MOST']],
  ['<b>{number + 1} {prices[3]} {count > 2 ? count : ""}</b>', []],
  ['<svg width="20"><text x={3} y="4">{price}</text></svg>', []],
])('%s', (source, numbers) => {
  const file = parsed('Part.svelte', source)
  expect(literalsIn(file, new Set(constantsOf(file)))).toEqual(numbers)
})
