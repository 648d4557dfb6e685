/* What stands in the prompt, and what is asked twice. */
import { offer, storedGame } from '$tests/board_table'
import type { Offer } from '$board/types'
import { expect, test } from 'vitest'
import { choicesOf } from '../moves'
import { during } from '../planning/question'
import { warningOf } from '../warnings'
import type { SmartphoneIncView } from '../view'

const { positions, positionWith, tableOf } = storedGame<SmartphoneIncView>('smartphone_inc')
const LETTERS = 22

test.each(['en', 'de'] as const)('choices are short and few: %s', (lang) => {
  for (const position of positions) {
    const choices = choicesOf(tableOf(position, lang))
    expect(choices.length).toBeLessThanOrEqual(4)
    for (const { text } of choices) {
      expect(text.length, text).toBeLessThanOrEqual(LETTERS)
      expect(text).not.toMatch(/choice-|\{/)
    }
  }
})

test.each([
  ['end_logistics', 'End logistics'],
  ['end_sales', 'End sales'],
  ['stop_research', 'End research'],
  ['decline_office', 'No free office'],
  ['take_bonus', 'Take the bonus'],
  ['decline_bonus', 'Decline the bonus'],
  ['no_contract', 'No contract'],
])('%s stands in the prompt', (action, text) => {
  const found = choicesOf(tableOf(positionWith(action))).filter((choice) => choice.offer.action === action)
  expect(found.map((choice) => choice.text)).toEqual([text])
})

test('every number of goods that can be sold directly is a choice', () => {
  const position = positionWith('sell_directly')
  const sales = position.offers.filter(({ action }) => action === 'sell_directly')
  const texts = choicesOf(tableOf(position)).map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining(sales.map(({ keys }) => `Sell ${keys[0]} directly`)))
})

function warning(action: string, facts: Offer['facts'] = {}): string | null {
  const position = positionWith(action)
  const found = position.offers.find((candidate) => candidate.action === action)!
  return warningOf(tableOf(position), { ...found, facts: { ...found.facts, ...facts } })
}

test('what would be lost is asked about', () => {
  expect(warning('end_sales', { goods: 2, keeps: 0 })).toBe('End sales? 2 unsold goods go back to your reserve.')
  expect(warning('end_sales', { goods: 2, keeps: 1 })).toBeNull()
  expect(warning('end_sales', { goods: 0, keeps: 0 })).toBeNull()
  expect(warning('end_logistics', { markers: 1 })).toMatch(/1 marker .* is lost/)
  expect(warning('end_logistics', { markers: 0 })).toBeNull()
  expect(warning('stop_research', { markers: 2 })).toMatch(/2 markers .* are lost/)
  expect(warning('sell')).toBeNull()
})

/** The position of a planner who has so many improvements to place. */
function planning(free: string[], isLaid: boolean) {
  const table = tableOf(positionWith('place'))
  const company = table.view.companies[table.viewer]!
  const plan = isLaid ? { ...company.plan!, unused: free } : null
  const companies = [...table.view.companies]
  companies[table.viewer] = { ...company, plan, improvements: free }
  return { ...table, view: { ...table.view, companies, improvements_work: true } }
}

const RESULT = { price: 4, goods: 3, research: 2, logistics: 1, improve: 0, pay: 0, earn: 0 }
const TOLD = 'Submit this secret plan? It brings: price 4, 3 goods, research 2, logistics 1, a goods card.'

test('only the move that ends a plan is asked about', () => {
  const move = (text: string) => offer(text, { facts: RESULT })
  expect(warningOf(planning([], false), move('lay light.a.a.0.1.1'))).toBe(TOLD)
  expect(warningOf(planning(['up_up_1'], false), move('lay light.a.a.0.1.1'))).toBeNull()
  expect(warningOf(planning(['up_up_1', 'up_up_2'], true), move('place up_up_1.upper.a1b1'))).toBeNull()
  expect(warningOf(planning(['up_up_1'], true), move('place up_up_1.upper.a1b1'))).toBe(TOLD)
  expect(warningOf(planning(['up_up_1'], true), move('finish'))).toBe(TOLD)
})

test('the desk is asked once, about the whole plan that it sends', () => {
  const table = planning(['up_up_1'], false)
  const asked: (string | null)[] = []
  const results = { price: 4, goods: 3, research: 2, logistics: 1, improve: false, cost: 5 }
  during({ results }, () => asked.push(warningOf(table, offer('lay light.a.a.0.1.1'))))
  during({ results: null }, () => asked.push(warningOf(table, offer('finish'))))
  expect(asked).toEqual([TOLD, null])
})

test('in hardcore mode the costs are told', () => {
  const table = planning([], false)
  const hardcore = { ...table, view: { ...table.view, hardcore: true } }
  const results = { price: 4, goods: 3, research: 2, logistics: 1, improve: true, cost: 5 }
  during({ results }, () => expect(warningOf(hardcore, offer('finish'))).toMatch(/an improvement, 5 VP to pay/))
})
