/* Every part of the board leads to a rule of the rulebook. */
import { describe, expect, it } from 'vitest'
import { printedOn } from '../printed'
import { EVENT_RULES, PHASE_RULES, ROOM_RULES, RULES, SPECIALTY_RULES, TILE_RULES } from '../rules'
import { AREAS } from '../sequence'
import { click, draw, press, said } from './drawing'
import { material, tableOf } from './table'

const { components, positions, rules } = material()
const printed = printedOn(components)
const ids = (things: { id: string }[]) => things.map(({ id }) => id).sort()
const partsOf = (table: Record<string, string>) => Object.keys(table).sort()

describe('the rules of the parts', () => {
  it('are in the rulebook', () => {
    const tables = [RULES, PHASE_RULES, ROOM_RULES, TILE_RULES, SPECIALTY_RULES, EVENT_RULES]
    const used = [...tables.flatMap((table) => Object.values(table)), ...AREAS.map(({ rule }) => rule)]
    expect(used.filter((rule) => !rules.includes(rule))).toEqual([])
  })

  it('are known for everything of a kind', () => {
    expect(partsOf(PHASE_RULES)).toEqual(ids(printed.phases))
    expect(partsOf(ROOM_RULES)).toEqual(ids(printed.rooms))
    expect(partsOf(TILE_RULES)).toEqual(ids([...printed.tenant_improvements, ...printed.floor_improvements]))
    expect(partsOf(SPECIALTY_RULES)).toEqual(ids(printed.specialties))
    expect(partsOf(EVENT_RULES)).toEqual(ids(printed.event_cards))
  })
})

describe('the ways to the rules', () => {
  const grown = positions.find(({ view }) => view.event && view.companies.some(({ floors }) => floors.length))!
  const table = tableOf(grown, components)

  it('begin at each area, track, heading, room, tile and holding', () => {
    const floor = grown.view.companies.flatMap(({ floors }) => floors)[0]!
    const parts = [RULES.popularity, RULES.job_market, RULES.tenants, RULES.floors, RULES.money, TILE_RULES[floor]]
    const others = [...AREAS.map(({ rule }) => rule), ...Object.values(ROOM_RULES), EVENT_RULES[grown.view.event!]]
    draw(table, (board) => expect(said(board, 'data-rule-of')).toEqual(expect.arrayContaining([...parts, ...others])))
  })

  it('open the rulebook on a click and on Enter', () => {
    draw(table, (board) => {
      click(board, `[data-rule-of="${RULES.job_market}"]`)
      press(board, `[data-rule-of="${ROOM_RULES.training}"]`, 'Enter')
    })
    expect(table.rule).toHaveBeenNthCalledWith(1, RULES.job_market)
    expect(table.rule).toHaveBeenNthCalledWith(2, ROOM_RULES.training)
  })
})

describe('the phase strip', () => {
  it.each([
    ['hire_employees', 2],
    ['schedule_business', 3],
    ['sell_shares', 4],
    ['fire_employees', 5],
  ])('shows all phases and marks that of %s', (step, phase) => {
    const table = tableOf({ ...positions[0]!, step }, components)
    draw(table, (board) => {
      const phases = [...board.querySelectorAll(`[aria-label="${table.t('label-phases')}"] > li`)]
      expect(phases.length).toBe(printed.phases.length)
      expect(phases.findIndex((shown) => shown.hasAttribute('aria-current'))).toBe(phase - 1)
    })
  })
})
