import { expect, test } from 'vitest'
import { cardsOf } from '../cards'
import { GLYPHS, SHAPES, TYPE_SIGNS } from '../layout'
import { pairUp } from '../motion/flights'
import { countedCards, influenceShift } from '../preview'
import { lines, sizeToFit } from '../words'
import { components, positionWith } from './table'

const CARDS = cardsOf(components)
const offer = (action: string, ...keys: string[]) => ({
  move: '',
  action,
  keys,
  rule: '',
  text: '',
})

test('every card has a type sign and signs for its build action', () => {
  for (const card of CARDS.values()) {
    expect(TYPE_SIGNS).toHaveProperty(card.type)
    if (card.key !== 'town_hall') expect(card.signs.length).toBeGreaterThan(0)
    for (const sign of card.signs) {
      if ('glyph' in sign) expect(GLYPHS).toHaveProperty(sign.glyph)
      if ('coin' in sign) expect(SHAPES).toHaveProperty(sign.coin)
    }
  }
})

test('workers that left are paired with places that were reached, by player', () => {
  const before = ['worker-0:free:0', 'worker-0:free:1', 'worker-1:box:0', 'card-9:display']
  const after = ['worker-0:free:0', 'worker-0:finance:0', 'worker-1:box:0', 'card-9:city', 'card-3:display']
  expect(pairUp(before, after)).toEqual([
    { from: 'worker-0:free:1', to: 'worker-0:finance:0' },
    { from: 'card-9:display', to: 'card-9:city' },
  ])
})

test('a preview shifts influence by payments, gains and costs', () => {
  expect(influenceShift(offer('pay', 'transport+transport'), CARDS)).toEqual({
    transport: -2,
  })
  expect(influenceShift(offer('share', 'finance+culture'), CARDS)).toEqual({
    finance: 1,
    culture: 1,
  })
  expect(influenceShift(offer('build', '22'), CARDS)).toEqual({
    transport: -1,
    finance: -1,
  })
  expect(influenceShift(offer('at', '0,1'), CARDS)).toEqual({})
})

test('a preview counts cards of the type in the row, the town hall as joker', () => {
  const { view } = positionWith('row_type')
  const from = view.city.find(({ card }) => card === view.text)!
  for (const type of ['industry', 'housing', 'commerce']) {
    for (const card of countedCards(offer('row_type', type), view, CARDS)) {
      expect(view.city.find((place) => place.card === card)?.y).toBe(from.y)
      expect([type, 'joker']).toContain(CARDS.get(card)?.type)
    }
  }
})

test('long texts are broken and long names made smaller', () => {
  expect(lines('one two three', 7)).toEqual(['one two', 'three'])
  expect(sizeToFit('abc', 100, 10, 0.5)).toBe(10)
  expect(sizeToFit('a'.repeat(40), 100, 10, 0.5)).toBe(5)
})
