import { describe, expect, it } from 'vitest'
import { tileEffect } from '../effects'
import { isGlyph } from '../parts/glyphs'
import { rowOf } from '../parts/row'
import { wrap } from '../parts/wrap'
import { flights, timeOf } from '../pieces'
import { boxPrice, buyOutFactor, priceOf, taskOfFloor, usesOfFloor } from '../prices'
import { printedOn } from '../printed'
import { material } from './table'

const { components, positions } = material()
const printed = printedOn(components)
const { view } = positions[0]!
const TIME_MARKERS = 25
const floor = (id: string) => printed.floor_improvements.find((tile) => tile.id === id)!

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
    expect(flights(before, after)).toEqual([{ company: 0, from: 'time.0', to: 'consulting.0.0' }])
    expect(flights(before, before)).toEqual([])
  })
})

describe('printed numbers', () => {
  it('follow Events', () => {
    expect(priceOf({ ...view, event: null }, printed, 'factory')).toEqual(printed.buildings.factory.cost)
    expect(priceOf({ ...view, event: 'robotics' }, printed, 'factory').money).toBe(1)
    expect(priceOf({ ...view, event: 'robotics' }, printed, 'construction_company').money).toBe(4)
    expect(boxPrice({ ...view, event: 'viral_wave' }, printed, 'social_media').money).toBe(0)
    expect(buyOutFactor({ ...view, event: 'bull_market' }, printed)).toBe(3)
  })

  it('follow house rules', () => {
    const rules = { ...view, house_rules: ['construction_admin_four_time', 'marketing_department_two_uses'] }
    expect(taskOfFloor(rules, printed, floor('construction_admin'))?.time).toBe(4)
    expect(usesOfFloor(rules, printed, floor('marketing_department'))).toBe(2)
    expect(usesOfFloor(view, printed, floor('marketing_department'))).toBe(3)
  })
})

describe('signs', () => {
  it('show what every tile does, except plain prestige', () => {
    for (const tile of [...printed.tenant_improvements, ...printed.floor_improvements]) {
      const effect = tileEffect(view, printed, tile)
      expect(effect.gives.length > 0, tile.id).toBe(tile.effect !== 'none')
      for (const sign of [...effect.needs, ...effect.gives]) expect(isGlyph(sign.glyph)).toBe(true)
    }
  })

  it('stand in a row without overlapping', () => {
    const { items, width } = rowOf({ needs: [{ glyph: 'time', count: 2 }], gives: [{ glyph: 'info', count: 5 }] }, 10)
    const places = items.map((item) => item.x)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places.at(-1)).toBeLessThan(width)
  })

  it('break names between words', () => {
    expect(wrap('Research & Testing', 10)).toEqual(['Research &', 'Testing'])
    expect(wrap('Netzwerkadministration', 10)).toEqual(['Netzwerkadministration'])
  })
})
