/* Every legal move has its place on the board. */
import { describe, expect, it } from 'vitest'
import { storedGame, type Stored } from '$tests/board_table'
import { click, draw, said } from '$tests/drawing'
import Board from '../Board.svelte'
import type { Table } from '../types'
import type { WatchView } from '../view'

const game = storedGame<WatchView>('watch')

function look<Seen>(table: Table, at: (board: Element) => Seen): Seen {
  return draw(Board, { table }, at)
}

/** Several documents are kept by picking them first. */
function pick(board: Element, documents: string[]): void {
  while (board.querySelector('[aria-pressed="true"]')) click(board, '[aria-pressed="true"]')
  for (const document of documents.filter((key) => key !== 'none')) {
    click(board, `[data-pick="${document}"][aria-pressed="false"]`)
  }
}

function missing(position: Stored<WatchView>, board: Element): string[] {
  const found = said(board, 'data-move')
  return position.offers
    .filter((offer) => !found.includes(offer.move))
    .filter((offer) => {
      if (offer.action === 'keep') pick(board, (offer.keys[0] ?? '').split('+'))
      return !said(board, 'data-move').includes(offer.move)
    })
    .map((offer) => offer.move)
}

describe('the board', () => {
  it.each(game.positions)('offers every legal move of $step once, and has words for all it shows', (position) => {
    look(game.tableOf(position), (board) => {
      expect(said(board, 'data-move')).toEqual([...new Set(said(board, 'data-move'))])
      expect(missing(position, board)).toEqual([])
      expect(board.textContent).not.toMatch(
        /(board|label|phase|step|action|space|department|track|printed|\w+_colour|\w+_kind)-\w/,
      )
    })
  })

  it('has a name for every button', () => {
    look(game.tableOf(game.positionAt('disc_part')), (board) => {
      const buttons = [...board.querySelectorAll('button')]
      const nameless = buttons.filter((button) => !button.hasAttribute('aria-label') && !button.textContent?.trim())
      expect(nameless.map((button) => button.outerHTML)).toEqual([])
    })
  })

  it('plays the move that is clicked', () => {
    const position = game.positionAt('disc_part')
    const table = game.tableOf(position)
    look(table, (board) => click(board, `[data-move="${position.offers[0]!.move}"]`))
    expect(table.play).toHaveBeenCalledWith(position.offers[0]!.move)
  })

  it('asks why what is clicked is not legal', () => {
    const table = game.tableOf(game.positionAt('disc_part'))
    look(table, (board) => {
      for (const move of ['place sell', 'upgrade office']) {
        click(board, `[data-why-not="${move}"]`)
        expect(table.ask).toHaveBeenLastCalledWith(move)
      }
    })
    expect(table.play).not.toHaveBeenCalled()
  })
})

describe('what a space gives', () => {
  it('is what the engine says', () => {
    const position = game.positionAt('place_workers')
    const table = game.tableOf(position)
    const board = table.view.boards[position.viewer]!
    board.spaces = { ...board.spaces, overtime: { gears: 77 }, sell: { roubles: 66 } }
    board.bribe = 55
    const shown = look(table, (drawn) => drawn.textContent ?? '')
    for (const number of ['+77', '+66', '55']) expect(shown).toContain(number)
  })
})
