/* The parts of the board lead to rules that exist, and the phases of a round are shown. */
import { describe, expect, it } from 'vitest'
import { storedGame, type Stored } from '$tests/board_table'
import { click, draw, said } from '$tests/drawing'
import Board from '../Board.svelte'
import { phaseNow, phasesOf } from '../phases'
import { printed } from '../printed'
import { RULES } from '../rules'
import type { WatchView } from '../view'

type Position = Stored<WatchView>

const game = storedGame<WatchView>('watch')
const solo = game.positions.find((position) => position.view.solo_card !== null)!
const together = game.positions.find((position) => position.view.solo_card === null)!
const inDebt = game.positions.find(({ view }) => view.boards.some(({ notes }) => notes > 0))!
const data = printed(game.tableOf(together))
const kinds = [data.action_spaces, data.player_board.rows, data.majority_tracks, data.document_kinds]
const components = [kinds, data.market_cards, data.solo_cards, data.debt, data.black_disc, data.pocket_watch].flat(2)

/** A position with another step, round or end. */
function changed(position: Position, change: Partial<Position>, round = position.view.round): Position {
  return { ...position, ...change, view: { ...position.view, round } }
}

function phase(position: Position): string | undefined {
  const table = game.tableOf(position)
  return phasesOf(table)[phaseNow(table)]?.rule
}

describe('rules at hand', () => {
  it('every rule that the board names is in the rulebook', () => {
    const named: string[] = [...Object.values(RULES), ...components.map(({ rule }) => rule)]
    for (const round of [1, 12]) {
      for (const position of [solo, together]) {
        named.push(...phasesOf(game.tableOf(changed(position, {}, round))).map(({ rule }) => rule))
      }
    }
    expect(named.filter((rule) => !game.isInRulebook(rule))).toEqual([])
  })

  it('every part of the board leads to its rule', () => {
    const table = game.tableOf(together)
    draw(Board, { table }, (board) => {
      const linked = said(board, 'data-rule-of')
      const parts = [RULES.round, RULES.market_deck, RULES.documents, RULES.tracks, RULES.crates_left]
      const player = [RULES.bribe, RULES.upgrade_price, RULES.gears, RULES.documents_in_hand]
      const printedRules = [data.action_spaces, data.player_board.rows, data.majority_tracks].flat()
      for (const rule of [...parts, ...player, ...printedRules.map((item) => item.rule)]) expect(linked).toContain(rule)
      click(board, `[data-rule-of="${data.black_disc.rule}"]`)
      expect(table.rule).toHaveBeenCalledWith(data.black_disc.rule)
    })
  })

  it.each([
    ['the market card and the solo card', solo, [data.market_cards[0]!.rule, data.solo_cards[0]!.rule]],
    ['the pocket watches', solo, [data.pocket_watch.rule]],
    ['debt notes', inDebt, [data.debt.rule]],
  ])('%s lead to the rules that components.toml has for them', (_, position, rules) => {
    const linked = draw(Board, { table: game.tableOf(position) }, (board) => said(board, 'data-rule-of'))
    expect(linked).toEqual(expect.arrayContaining(rules))
  })
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
})
