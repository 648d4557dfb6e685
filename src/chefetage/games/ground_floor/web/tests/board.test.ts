/* Every legal move has its place on the board. */
import { describe, expect, it } from 'vitest'
import { click, draw, said } from './drawing'
import { material, tableOf } from './table'

const { actions, components, positions } = material()
/** A key in place of its text, or nothing in place of a number. */
const WORDLESS = /[>"]\s*(board|label|room|tenant|floor|bonus|kind|target|place|box)-[a-z][\w-]*\s*[<"]|undefined|NaN/
/** No game of the material meets it. */
const RAREST = 'return_time'
const planning = positions.find((position) => position.step === 'schedule_business')!
const numbered = positions.map((position, number) => ({ position, number, step: position.step }))

describe('the board', () => {
  it('meets every action of the game', () => {
    const met = new Set(positions.flatMap((position) => position.offers.map((offer) => offer.action)))
    expect([...met, RAREST].sort()).toEqual(actions)
  })

  it('has a place for the move that only a company without any task makes', () => {
    const offer = { move: RAREST, action: RAREST, keys: [], rule: 'GF-5.24', text: '', facts: {} }
    draw(tableOf({ ...planning, offers: [offer] }, components), (board) =>
      expect(said(board, 'data-move')).toEqual([RAREST]),
    )
  })

  it.each(numbered)(
    'offers exactly the legal moves, and has words for all it shows: $step ($number)',
    ({ position, number }) => {
      draw(tableOf(position, components, number % 2 ? 'de' : 'en'), (board) => {
        const moves = position.offers.map((offer) => offer.move).sort()
        expect([...new Set(said(board, 'data-move'))].sort()).toEqual(moves)
        expect(board.innerHTML).not.toMatch(WORDLESS)
      })
    },
  )

  it('plays the move that is clicked, and asks why another is not legal', () => {
    const table = tableOf(planning, components)
    draw(table, (board) => {
      click(board, `[data-move="${planning.offers[0]!.move}"]`)
      click(board, '[data-why-not="bonus remodel"]')
    })
    expect(table.play).toHaveBeenCalledWith(planning.offers[0]!.move)
    expect(table.ask).toHaveBeenCalledWith('bonus remodel')
  })
})
