import { storedGame } from '$tests/board_table'
import { describe, expect, it } from 'vitest'
import { specialtyEffect, tileEffect } from '../effects'
import { columnsFor } from '../layout'
import { isGlyph } from '../parts/glyphs'
import { journeys, reached, timeOf } from '../pieces'
import { printed } from '../printed'
import type { GroundFloorView } from '../view'
import { eventHint, specialtyHint, tileHint } from '../words'

const { positions, tableOf } = storedGame<GroundFloorView>('ground_floor')
const table = tableOf(positions[0]!)
const { view } = table
const data = printed(table)
const TIME_MARKERS = 25
const tiles = [...data.tenant_improvements, ...data.floor_improvements]
const tile = (key: string) => tiles.find(({ id }) => id === key)!

describe('pieces', () => {
  it('finds all Time of every company', () => {
    for (const { view: seen } of positions) {
      for (let company = 0; company < seen.companies.length; company++) {
        const total = [...timeOf(seen, company).values()].reduce((sum, count) => sum + count, 0)
        expect(total).toBe(TIME_MARKERS)
      }
    }
  })

  it('lets a scheduled marker travel from the Employee track', () => {
    const before = { ...view, consulting: view.consulting.map(() => [-1, -1]) }
    const company = { ...view.companies[0]!, time: view.companies[0]!.time - 1 }
    const after = {
      ...before,
      consulting: [[0, -1], ...before.consulting.slice(1)],
      companies: [company, ...view.companies.slice(1)],
    }
    expect(journeys(before, after, 0)).toEqual([{ company: 0, from: 'time.0', to: 'consulting.0.0' }])
    expect(journeys(before, after, 1)).toEqual([{ company: 0, from: 'home.0', to: 'consulting.0.0' }])
    expect(journeys(before, before, 0)).toEqual([])
  })

  it('tells what others have reached, not what the viewer has', () => {
    const before = { ...view, waiting: [-1, -1, -1, -1, -1] }
    const [first, second] = before.companies
    const companies = [
      { ...first!, popularity: 9 },
      { ...second!, popularity: 9, bonus: 'temp' },
      ...before.companies.slice(2),
    ]
    const after = { ...before, waiting: [1, 0, -1, -1, -1], companies }
    expect(reached(before, after, 0)).toEqual(['waiting.0', 'popularity.1', 'bonus.temp'])
    expect(reached(before, after, 1)).toEqual(['waiting.1', 'popularity.0'])
  })
})

describe('signs', () => {
  it('show what every tile does, except plain prestige', () => {
    for (const each of tiles) {
      const effect = tileEffect(view, each)
      expect(effect.gives.length > 0, each.id).toBe(each.effect !== 'none')
      for (const sign of [...effect.needs, ...effect.gives]) expect(isGlyph(sign.glyph)).toBe(true)
    }
  })

  it('show the Time that a Floor needs at this table', () => {
    const house = { ...view, floor_uses: { ...view.floor_uses, online_store: { time: 9, uses: 1 } } }
    expect(tileEffect(house, tile('online_store')).needs[0]).toEqual({ glyph: 'time', count: 9 })
  })

  it('show what a Specialty brings at this table', () => {
    const inheritance = data.specialties.find(({ id }) => id === 'inheritance')!
    const gives = specialtyEffect(inheritance, { money: 5, info: 0, supply: 0 }).gives
    expect(gives).toEqual([{ glyph: 'money', count: 5 }])
  })
})

describe('sentences', () => {
  it('take their numbers from the components', () => {
    const shaken = { ...tile('human_resources'), value: { ...tile('human_resources').value!, money: 8, info: 9 } }
    expect(tileHint(table, shaken)).toBe('Hiring costs 8 Money and 9 Info less')
    expect(tileHint(table, tile('skyline_achievement'))).toBe('At the end: 1 point per Floor')
  })

  it('tell what holds at this table', () => {
    const house = { ...table, view: { ...view, starting_goods: { inheritance: { money: 4, info: 0, supply: 0 } } } }
    expect(specialtyHint(house, 'inheritance')).toBe('Starts with 4 Money more')
    expect(specialtyHint(table, 'e_commerce')).toBe('1 more Time every round')
  })

  it('tell what an Event changes', () => {
    expect(eventHint(table, 'viral_wave')).toBe('Social Media costs nothing extra.')
    expect(eventHint(table, 'standing_contracts')).toMatch(/still brings 5 Info/)
    expect(eventHint(table, 'bull_market')).toBe('A Buy Out pays 3 times the sale.')
    expect(eventHint(table, 'robotics')).toBe('A product costs only 1 Money, 1 Info and 1 Supply.')
  })
})

describe('columns', () => {
  it.each([
    ['wide', 0, [2, 3, 2, 2]],
    ['wide', 662, [2, 3, 2, 2]],
    ['wide', 464, [3, 3, 3]],
    ['tall', 464, [3, 3, 3]],
    ['phone', 390, [9]],
    ['phone', 590, [5, 4]],
  ] as const)('of a %s window with %i pixels hold all areas in order', (layout, width, sizes) => {
    const columns = columnsFor({ ...table, layout }, width)
    expect(columns.map((areas) => areas.length)).toEqual(sizes)
    expect(columns.flat()).toEqual(Object.keys(data.buildings))
  })
})
