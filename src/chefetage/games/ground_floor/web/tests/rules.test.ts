/* Every part of the board leads to a rule of the rulebook. */
import { storedGame } from '$tests/board_table'
import { click, draw, said } from '$tests/drawing'
import { describe, expect, it } from 'vitest'
import Board from '../Board.svelte'
import { phaseNow, phasesOf } from '../phases'
import Player from '../Player.svelte'
import { areasOf, printed } from '../printed'
import { RULES } from '../rules'
import type { GroundFloorView } from '../view'

const { positions, tableOf, isInRulebook } = storedGame<GroundFloorView>('ground_floor')
const data = printed(tableOf(positions[0]!))
const ruleOf = ({ rule }: { rule: string }) => rule
const areas = areasOf(tableOf(positions[0]!))

describe('the rules of the parts', () => {
  it('are in the rulebook', () => {
    const lists = [data.rooms, data.tenant_improvements, data.floor_improvements]
    const parts = [...lists, data.specialties, data.event_cards, areas].flatMap((list) => list.map(ruleOf))
    const tracks = [data.round_track, data.popularity_track, data.job_market, data.employee_rules]
    const used = [...parts, ...tracks.map(ruleOf), ...Object.values(RULES)]
    expect(used.filter((rule) => !isInRulebook(rule))).toEqual([])
  })

  it('are those of nine areas in the order of their letters', () => {
    expect(areas.map(({ letter }) => letter).join('')).toBe('ABCDEFGHI')
  })
})

describe('the ways to the rules', () => {
  const grown = positions.find(({ view, viewer }) => viewer >= 0 && view.event)!
  const table = tableOf(grown)
  const own = grown.view.companies[grown.viewer]!
  const training = data.rooms.find(({ id }) => id === 'training')!

  it('begin at each area, track, heading, room, tile and holding', () => {
    const event = data.event_cards.find(({ id }) => id === grown.view.event)!
    const tracks = [data.popularity_track, data.job_market, data.employee_rules]
    const parts = [...areas, ...data.rooms.filter(({ id }) => !own.covers[id]), ...tracks, event].map(ruleOf)
    draw(Board, { table }, (board) =>
      expect(said(board, 'data-rule-of')).toEqual(
        expect.arrayContaining([...parts, RULES.tenants, RULES.floors, RULES.money]),
      ),
    )
  })

  it('begin at each Floor of a company that is seen closely', () => {
    const tall = positions.find(({ view }) => view.companies.some(({ floors }) => floors.length))!
    const seat = tall.view.companies.findIndex(({ floors }) => floors.length)
    const floors = data.floor_improvements.filter(({ id }) => tall.view.companies[seat]!.floors.includes(id))
    draw(Player, { table: tableOf(tall), seat }, (player) =>
      expect(said(player, 'data-rule-of')).toEqual(expect.arrayContaining([...floors.map(ruleOf), RULES.points])),
    )
  })

  it('open the rulebook on a click', () => {
    draw(Board, { table }, (board) => {
      click(board, `[data-rule-of="${data.job_market.rule}"]`)
      click(board, `[data-rule-of="${training.rule}"]`)
    })
    expect(table.rule).toHaveBeenNthCalledWith(1, data.job_market.rule)
    expect(table.rule).toHaveBeenNthCalledWith(2, training.rule)
  })
})

describe('the phases', () => {
  it.each([
    ['hire_employees', 2],
    ['schedule_business', 3],
    ['sell_shares', 4],
    ['fire_employees', 5],
  ])('are all listed, and that of %s is the present one', (step, phase) => {
    const table = tableOf({ ...positions[0]!, step })
    expect(phasesOf(table)).toHaveLength(data.phases.length)
    expect(phaseNow(table)).toBe(phase - 1)
  })
})
