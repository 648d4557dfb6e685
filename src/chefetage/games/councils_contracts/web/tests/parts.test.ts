import { expect, test } from 'vitest'
import { cardsOf } from '../cards'
import { FACE, GLYPHS, SHAPES, TYPE_SIGNS } from '../layout'
import { changedCards } from '../motion/changes'
import { pairUp } from '../motion/flights'
import { countedCards, influenceShift } from '../preview'
import { orderOf, phaseOf } from '../turn'
import { words } from '$lib/words'
import { breakable, cardName, lines, nameLines, sizeToFit } from '../words'
import german from '../../texts/de.ftl?raw'
import english from '../../texts/en.ftl?raw'
import { components, positions, positionWith } from './table'

const CARDS = cardsOf(components)
const offer = (action: string, ...keys: string[]) => ({
  move: '',
  action,
  keys,
  rule: '',
  text: '',
  facts: {},
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

test.each([german, english])('what a card says in few words needs two lines at most', (source) => {
  const brief = [...source.matchAll(/^brief_action-\d+ = (.*)$/gm)].map(([, text]) => text!)
  expect(brief).toHaveLength(36)
  for (const text of brief) expect(lines(text, FACE.text.letters).length, text).toBeLessThanOrEqual(2)
})

test('long names of cards are broken into two lines at most', () => {
  const t = words('de', german)
  expect(nameLines(t, 'Straßenbahnhaltestelle', 13)).toEqual(['Straßenbahn-', 'haltestelle'])
  expect(nameLines(t, 'Theater', 13)).toEqual(['Theater'])
  expect(nameLines(words('en', english), 'Research laboratory', 13)).toEqual(['Research', 'laboratory'])
  for (const { key } of CARDS.values()) {
    for (const line of nameLines(t, cardName(t, key), 13)) expect(line.length, line).toBeLessThanOrEqual(14)
  }
})

test('names of committees may be broken', () => {
  expect(breakable(words('de', german), 'Verkehrsausschuss')).toBe('Verkehrs\u00adausschuss')
  expect(breakable(words('en', english), 'Finance committee')).toBe('Finance committee')
})

test('a turn goes from the choice of an action to its effect', () => {
  expect(['take_turn', 'copy_card', 'pay_price', 'choose_site', 'game_over'].map(phaseOf)).toEqual([0, 0, 1, 2, -1])
})

test('a round begins with the start player', () => {
  const { view } = positions.find((position) => position.view.contractors.length === 3)!
  expect(orderOf({ ...view, start_player: 1 })).toEqual([1, 2, 0])
})

test('cards glow that are new or have got other workers', () => {
  const { view } = positionWith('at')
  const [drawn, ...others] = view.display
  const moved = view.city.map((place) => (place.card === 'town_hall' ? place : { ...place, owner: 4 - place.owner }))
  expect(changedCards(view, view)).toEqual(new Set())
  expect(changedCards({ ...view, display: others }, view)).toEqual(new Set([drawn]))
  expect(changedCards({ ...view, city: [] }, view).size).toBe(view.city.length)
  expect(changedCards(view, { ...view, city: moved }).has('town_hall')).toBe(false)
})
