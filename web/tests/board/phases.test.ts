/* Every board tells its phases in the same way. */
import { describe, expect, test } from 'vitest'
import { NO_PHASE, type Phase } from '$board/phases'
import PhaseStrip from '$board/PhaseStrip.svelte'
import type { BoardTable } from '$board/types'
import { GAMES, storedGame } from '../board_table'
import { draw } from '../drawing'

interface Phases {
  phasesOf(table: BoardTable<unknown>): Phase[]
  phaseNow(table: BoardTable<unknown>): number
}

const PHASES = import.meta.glob<Phases>('../../../src/chefetage/games/*/web/phases.ts', { eager: true })
/** Steps before the first round. */
const SET_UP = ['choose_colors', 'start_offices']
const TEXTLESS = /^phase-/

describe.each(GAMES)('%s', (key) => {
  const { phasesOf, phaseNow } = PHASES[`../../../src/chefetage/games/${key}/web/phases.ts`]!
  const game = storedGame(key)
  const over = game.positionAt('game_over')
  const playing = game.positions.filter(({ step }) => step !== 'game_over' && !SET_UP.includes(step))

  test('has a name in both languages and a rule for each', () => {
    for (const position of game.positions) {
      const [english, german] = (['en', 'de'] as const).map((lang) => phasesOf(game.tableOf(position, lang)))
      expect(new Set(english!.map((phase) => phase.key)).size).toBe(english!.length)
      expect(german!.map((phase) => phase.key)).toEqual(english!.map((phase) => phase.key))
      for (const { name } of [...english!, ...german!]) expect(name).not.toMatch(TEXTLESS)
      expect(english!.filter(({ rule }) => !game.isInRulebook(rule))).toEqual([])
    }
  })

  test('is in one of them at every decision of a round, and in none when the game is over', () => {
    for (const table of playing.map((position) => game.tableOf(position))) {
      expect(Object.keys(phasesOf(table)), table.step).toContain(String(phaseNow(table)))
    }
    expect(phaseNow(game.tableOf(over))).toBe(NO_PHASE)
  })

  test('marks the present one, and none when the game is over', () => {
    const marked = (table: BoardTable<unknown>) =>
      draw(PhaseStrip, { table, phases: phasesOf(table), now: phaseNow(table), label: 'Phases' }, (strip) =>
        [...strip.querySelectorAll('[aria-current=step] > button')].map((phase) => phase.textContent),
      )
    const table = game.tableOf(playing[0]!)
    expect(marked(table)).toEqual([expect.stringContaining(phasesOf(table)[phaseNow(table)]!.name)])
    expect(marked(game.tableOf(over))).toEqual([])
  })
})
