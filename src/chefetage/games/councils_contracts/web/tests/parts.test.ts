import { expect, test } from 'vitest'
import { wrap } from '$board/words'
import { offer, storedGame } from '$tests/board_table'
import { show } from '$tests/drawing'
import { cardsOf } from '../printed'
import { CARD, FACE, GLYPHS, SHAPES, TYPE_SIGNS } from '../layout'
import { changedPlaces, laidOut } from '../changes'
import { countedCards, valueAfter } from '../preview'
import FarFace from '../parts/FarFace.svelte'
import { phaseNow } from '../phases'
import type { CouncilsContractsView } from '../view'
import { actionText, breakable, cardName, influenceText, nameLines, sizeToFit } from '../words'

const { positions, positionWith, tableOf, texts } = storedGame<CouncilsContractsView>('councils_contracts')
const CARDS = cardsOf(tableOf(positions[0]!))

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

test('a preview reads what the engine tells of a move', () => {
  const hovered = offer('pair 1+6', {
    facts: { points: 10, counted_1: 3, counted_6: 7, finance_after: 0 },
  })
  expect([valueAfter(hovered, 'finance'), valueAfter(hovered, 'culture')]).toEqual([0, undefined])
  expect(valueAfter(undefined, 'finance')).toBeUndefined()
  expect(countedCards(hovered)).toEqual(new Set(['1', '6']))
  expect(countedCards(undefined)).toEqual(new Set())
})

test.each([
  { pixels: 34, places: 0, signs: 0 },
  { pixels: 46, places: 2, signs: 0 },
  { pixels: 57, places: 2, signs: 1 },
])('a card of $pixels pixels shows what can be seen', ({ pixels, places, signs }) => {
  const face = show(FarFace, { card: CARDS.get('24')!, owner: -1, t: texts.en, scale: pixels / CARD.size })
  expect(face.querySelectorAll('.place')).toHaveLength(places)
  expect(face.querySelectorAll('.signs')).toHaveLength(signs)
})

test.each([texts.de, texts.en])('the area without a committee tells where it comes from', (t) => {
  const contractor = positions[0]!.view.contractors[0]!
  const about = t('board-about_development')
  expect(influenceText(t, contractor, 'development')).toContain(about)
  expect(influenceText(t, contractor, 'culture')).not.toContain(about)
})

test('long names are made smaller', () => {
  expect(sizeToFit('abc', 100, 10, 0.5)).toBe(10)
  expect(sizeToFit('a'.repeat(40), 100, 10, 0.5)).toBe(5)
})

test.each([texts.de, texts.en])('what a card says in few words needs two lines at most', (t) => {
  const brief = [...CARDS.values()].map((card) => actionText(t, card, 'brief')).filter((text) => text !== '')
  expect(brief).toHaveLength(CARDS.size - 1)
  for (const text of brief) expect(wrap(text, FACE.text.letters).length, text).toBeLessThanOrEqual(2)
})

test('a build action is told with its cost and its numbers', () => {
  const told = (card: string, style: 'build' | 'brief') => actionText(texts.en, CARDS.get(card)!, style)
  expect(told('24', 'brief')).toBe('pay 2 ordinary: 8 VP')
  expect(told('24', 'build')).toBe('Pay 2 influence points of ordinary areas. Gain 8 victory points.')
  expect(told('5', 'brief')).toBe('worker to box: +4 ordinary')
  expect(told('16', 'build')).toBe('Gain 2 victory points for each different type among the adjacent cards.')
  expect(told('town_hall', 'brief')).toBe('')
})

test('long names of cards are broken into two lines at most', () => {
  const t = texts.de
  expect(nameLines(t, 'Straßenbahnhaltestelle', 13)).toEqual(['Straßenbahn-', 'haltestelle'])
  expect(nameLines(t, 'Theater', 13)).toEqual(['Theater'])
  expect(nameLines(texts.en, 'Research laboratory', 13)).toEqual(['Research', 'laboratory'])
  for (const { key } of CARDS.values()) {
    for (const line of nameLines(t, cardName(t, key), 13)) expect(line.length, line).toBeLessThanOrEqual(14)
  }
})

test('names of committees may be broken', () => {
  expect(breakable(texts.de, 'Verkehrsausschuss')).toBe('Verkehrs\u00adausschuss')
  expect(breakable(texts.en, 'Finance committee')).toBe('Finance committee')
})

test('a turn goes from the choice of an action to its effect', () => {
  const phases = ['take_turn', 'copy_card', 'pay_price', 'choose_site'].map((step) =>
    phaseNow(tableOf({ ...positions[0]!, step })),
  )
  expect(phases).toEqual([0, 0, 1, 2])
})

test('cards and committees glow that are new or have got other workers', () => {
  const { view } = positionWith('at')
  const [drawn, ...others] = view.display
  const moved = view.city.map((place) => (place.card === 'town_hall' ? place : { ...place, owner: 4 - place.owner }))
  const [first, ...rest] = view.contractors
  const sent = {
    ...first!,
    committees: { ...first!.committees, culture: 5 },
    influence: { ...first!.influence, finance: 7 },
  }
  expect(changedPlaces(view, view)).toEqual(new Set())
  expect(changedPlaces({ ...view, display: others }, view)).toEqual(new Set([drawn]))
  expect(changedPlaces({ ...view, city: [] }, view).size).toBe(view.city.length)
  expect(changedPlaces(view, { ...view, city: moved }).has('town_hall')).toBe(false)
  expect(changedPlaces(view, { ...view, contractors: [sent, ...rest] })).toEqual(new Set(['culture']))
})

test('cards of the display stay in their places', () => {
  const before = laidOut([], ['1', '2', '3'], 4)
  expect(before).toEqual(['1', '2', '3', ''])
  expect(laidOut(before, ['1', '3', '9'], 4)).toEqual(['1', '9', '3', ''])
  expect(laidOut(before, ['3'], 4)).toEqual(['', '', '3', ''])
})
