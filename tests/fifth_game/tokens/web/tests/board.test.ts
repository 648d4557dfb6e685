/* Every legal move has its place on the board. */
import { describe, expect, it } from 'vitest'
import { storedGame } from '$tests/board_table'
import { click, draw, said } from '$tests/drawing'
import Board from '../Board.svelte'
import { choicesOf } from '../moves'
import { RULES } from '../rules'
import type { TokensView } from '../view'

const game = storedGame<TokensView>('tokens')

describe('the board', () => {
  it.each(game.positions)('offers every legal move of $step once, and has words for all it shows', (position) => {
    const table = game.tableOf(position)
    draw(Board, { table }, (board) => {
      const moves = position.offers.map(({ move }) => move)
      const inPrompt = choicesOf(table).map(({ offer }) => offer.move)
      expect([...said(board, 'data-move'), ...inPrompt].sort()).toEqual(moves.sort())
      expect(board.textContent).not.toMatch(/(board|label|action|card|printed)-\w/)
    })
  })

  it('plays the move that is clicked', () => {
    const table = game.tableOf(game.positionWith('take'))
    draw(Board, { table }, (board) => click(board, '[data-move="take 1"]'))
    expect(table.play).toHaveBeenCalledWith('take 1')
  })

  it('leads to rules that exist', () => {
    for (const rule of Object.values(RULES)) expect(game.isInRulebook(rule)).toBe(true)
  })
})
