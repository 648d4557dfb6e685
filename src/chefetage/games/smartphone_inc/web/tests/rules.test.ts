/* Every part of the board leads to a rule or chapter that exists. */
import { storedGame } from '$tests/board_table'
import { clickEach, show } from '$tests/drawing'
import { expect, test } from 'vitest'
import rulebook from '../../rulebook.md?raw'
import Board from '../Board.svelte'
import { effectOf, printed } from '../printed'
import { LEGEND_RULES, RESULT_RULES, RULES } from '../rules'
import type { SmartphoneIncView } from '../view'

const { isInRulebook, positions, positionWith, tableOf } = storedGame<SmartphoneIncView>('smartphone_inc')
const FEW = 4 // moves; it takes time to draw more

const data = printed(tableOf(positions[0]!))
const ruleOf = (technology: string, side: string) => effectOf(data, technology, side)?.rule ?? 'none'

test('every rule that the board names is in the rulebook', () => {
  const sides = data.technologies.flatMap(({ a, b }) => [a.rule, b.rule])
  const places = [RULES, LEGEND_RULES, RESULT_RULES].flatMap((rules) => Object.values(rules))
  const named = [...places, ...sides, ...data.ceo.technologies.map(({ rule }) => rule)]
  expect(named.filter((id) => !isInRulebook(id))).toEqual([])
})

test('a technology leads to the rule of the side that is up', () => {
  for (const { id } of data.technologies) {
    const name = id === 'four_g' ? '4G' : id === 'li_ion' ? 'Li-Ion' : id
    for (const [side, said] of [
      ['a', 'plain side'],
      ['b', 'dark-corner side'],
    ] as const) {
      const line = rulebook.split('\n').find((text) => text.startsWith(`- **${ruleOf(id, side)}**`))
      expect(line?.toLowerCase()).toContain(`*${name}, ${said}*`.toLowerCase())
    }
  }
})

test.each([
  ['lay', ['SI-5', 'SI-6', 'SI-7', 'SI-9', 'SI-10', 'SI-8', 'SI-14', 'SI-9.7', 'SI-11.2', 'SI-12.4']],
  ['contract', ['SI-2.1', 'SI-18.6', 'SI-4.4', 'SI-5.20']],
  ['move_ceo', ['SI-18.4', 'SI-18.5']],
])('a click on a part of the board opens its rule: %s', (beginning, expected) => {
  const position = positionWith(beginning)
  const table = tableOf({ ...position, offers: position.offers.slice(0, FEW) })
  const board = show(Board, { table })
  const opened: string[] = []
  clickEach(board, 'data-rule-of', (rule) => {
    expect(table.rule).toHaveBeenLastCalledWith(rule)
    opened.push(rule)
  })
  expect(opened).toEqual(expect.arrayContaining(expected))
  expect(opened.filter((id) => !isInRulebook(id))).toEqual([])
})
