/* The parts of the board lead to rules that exist, and the phases of a round are shown. */
import { describe, expect, it } from 'vitest'
import { phaseNow, phasesOf } from '../phases'
import { DOCUMENT_RULES, RULES, SPACE_RULES } from '../rules'
import { click, draw, PATIENCE, said } from './drawing'
import { isInRulebook, material, tableOf, type Position } from './table'

const { components, positions } = material()

/** A position with another step, round or end. */
function changed(position: Position, change: Partial<Position>, round = position.view.round): Position {
  return { ...position, ...change, view: { ...position.view, round } }
}

function phase(position: Position): string | undefined {
  const table = tableOf(position, components)
  return phasesOf(table)[phaseNow(table)]?.rule
}

const solo = positions.find((position) => position.view.solo_card !== null)!
const together = positions.find((position) => position.view.solo_card === null)!

describe('rules at hand', () => {
  it('every rule that the board names is in the rulebook', () => {
    const named = [RULES, SPACE_RULES, DOCUMENT_RULES].flatMap((rules) => Object.values(rules))
    for (const round of [1, 12]) {
      for (const position of [solo, together]) {
        named.push(...phasesOf(tableOf(changed(position, {}, round), components)).map(({ rule }) => rule))
      }
    }
    expect(named.filter((rule) => !isInRulebook(rule))).toEqual([])
  })

  it(
    'every part of the board leads to its rule',
    () => {
      const table = tableOf(together, components)
      draw(table, (board) => {
        const linked = said(board, 'data-rule-of')
        const parts = [RULES.round, RULES.market, RULES.documents, RULES.tracks, RULES.majority, RULES.crates_left]
        const player = [RULES.rows, RULES.bribe, RULES.gears, RULES.documents_in_hand]
        for (const rule of [...parts, ...player, ...Object.values(SPACE_RULES)]) expect(linked).toContain(rule)
        click(board, `[data-rule-of="${RULES.market}"]`)
        expect(table.rule).toHaveBeenCalledWith(RULES.market)
      })
    },
    PATIENCE,
  )
})

describe('the phase strip', () => {
  it.each([
    ['place_workers', 1, 'WA-4.11'],
    ['reveal_spies', 3, 'WA-5.6'],
    ['disc_part', 3, 'WA-5.18'],
    ['final_smuggling', 12, 'WA-9.2'],
  ])('knows where %s belongs', (step, round, rule) => {
    expect(phase(changed(together, { step, actors: [0] }, round))).toBe(rule)
  })

  it.each([
    ['place_workers', 1, 'WA-11.8'],
    ['sell_gears', 3, 'WA-11.12'],
    ['final_smuggling', 12, 'WA-11.16'],
  ])('knows where %s belongs in the solo game', (step, round, rule) => {
    expect(phase(changed(solo, { step, actors: [0] }, round))).toBe(rule)
  })

  it('has nothing to come when the game is over', () => {
    const table = tableOf(changed(together, { actors: [] }, 12), components)
    expect(phaseNow(table)).toBe(phasesOf(table).length)
  })

  it(
    'is on the board and marks the present phase',
    () => {
      draw(tableOf(together, components), (board) => {
        expect(board.querySelector('[aria-current="step"]')?.textContent).toContain('Place workers')
      })
    },
    PATIENCE,
  )
})
