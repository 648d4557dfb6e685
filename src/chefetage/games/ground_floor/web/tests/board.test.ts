/* Every legal move has its place on the board. */
import { offer, storedGame } from '$tests/board_table'
import { click, draw, said } from '$tests/drawing'
import { describe, expect, it } from 'vitest'
import Board from '../Board.svelte'
import type { GroundFloorView } from '../view'

const { positions, positionAt, positionWith, tableOf } = storedGame<GroundFloorView>('ground_floor')
/** A key in place of its text, or nothing in place of a number. */
const WORDLESS =
  /[>"]\s*(board|label|room|tenant|floor|bonus|kind|target|place|box)-[a-z][\w-]*\s*[<"]|undefined|NaN|\{\s*\$/
/** No stored game meets it. */
const RAREST = 'return_time'
const planning = positionAt('schedule_business')
const numbered = positions.map((position, number) => ({ position, number, step: position.step }))

describe('the board', () => {
  it('has a place for the move that only a company without any task makes', () => {
    const table = tableOf({ ...planning, offers: [offer(RAREST)] })
    expect(draw(Board, { table }, (board) => said(board, 'data-move'))).toEqual([RAREST])
  })

  it.each(numbered)(
    'offers exactly the legal moves, and has words for all it shows: $step ($number)',
    ({ position, number }) => {
      const table = tableOf(position, number % 2 ? 'de' : 'en')
      draw(Board, { table }, (board) => {
        const moves = position.offers.map(({ move }) => move).sort()
        expect([...new Set(said(board, 'data-move'))].sort()).toEqual(moves)
        expect(board.innerHTML).not.toMatch(WORDLESS)
      })
    },
  )

  it('plays the move that is clicked, and asks why another is not legal', () => {
    const table = tableOf(planning)
    draw(Board, { table }, (board) => {
      click(board, `[data-move="${planning.offers[0]!.move}"]`)
      click(board, '[data-why-not="bonus remodel"]')
    })
    expect(table.play).toHaveBeenCalledWith(planning.offers[0]!.move)
    expect(table.ask).toHaveBeenCalledWith('bonus remodel')
  })

  it('shows the prices that the engine tells', () => {
    const position = positionWith('remodel_bonus')
    const { move, facts } = position.offers.find(({ action }) => action === 'remodel_bonus')!
    const dear = { ...position, offers: [offer(move, { facts: { ...facts, price: 77, price_info: 88 } })] }
    draw(Board, { table: tableOf(dear) }, (board) => {
      expect([...board.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining(['77', '88']),
      )
    })
  })
})
