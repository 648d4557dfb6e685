/* Every legal move has its place on the board. */
import { describe, expect, it } from 'vitest'
import { click, draw, PATIENCE, said } from './drawing'
import { material, tableOf, type Position } from './table'

const { actions, components, positions } = material()

/** Several documents are kept by picking them first. */
function pick(board: Element, documents: string[]): void {
  while (board.querySelector('[aria-pressed="true"]')) click(board, '[aria-pressed="true"]')
  for (const document of documents.filter((key) => key !== 'none')) {
    click(board, `[data-pick="${document}"][aria-pressed="false"]`)
  }
}

function missing(position: Position, board: Element): string[] {
  const found = said(board, 'data-move')
  return position.offers
    .filter((offer) => !found.includes(offer.move))
    .filter((offer) => {
      if (offer.action === 'keep') pick(board, (offer.keys[0] ?? '').split('+'))
      return !said(board, 'data-move').includes(offer.move)
    })
    .map((offer) => offer.move)
}

function at(step: string): Position {
  const position = positions.find((candidate) => candidate.step === step)
  if (!position) throw new Error(`no position at ${step}`)
  return position
}

describe('the board', () => {
  it('meets every action of the game', () => {
    const met = new Set(positions.flatMap((position) => position.offers.map((offer) => offer.action)))
    expect([...met].sort()).toEqual(actions)
  })

  it(
    'offers every legal move once, and has words for all it shows',
    () => {
      for (const position of positions) {
        draw(tableOf(position, components), (board) => {
          expect(said(board, 'data-move')).toEqual([...new Set(said(board, 'data-move'))])
          expect(missing(position, board), position.step).toEqual([])
          expect(board.textContent).not.toMatch(
            /(board|label|phase|step|action|space|department|track|\w+_colour|\w+_kind)-\w/,
          )
        })
      }
    },
    PATIENCE,
  )

  it(
    'has a name for every button',
    () => {
      draw(tableOf(at('disc_part'), components), (board) => {
        const buttons = [...board.querySelectorAll('button')]
        const nameless = buttons.filter((button) => !button.hasAttribute('aria-label') && !button.textContent?.trim())
        expect(nameless.map((button) => button.outerHTML)).toEqual([])
      })
    },
    PATIENCE,
  )

  it(
    'plays the move that is clicked',
    () => {
      const position = at('disc_part')
      const table = tableOf(position, components)
      draw(table, (board) => click(board, `[data-move="${position.offers[0]!.move}"]`))
      expect(table.play).toHaveBeenCalledWith(position.offers[0]!.move)
    },
    PATIENCE,
  )

  it(
    'asks why what is clicked is not legal',
    () => {
      const table = tableOf(at('disc_part'), components)
      draw(table, (board) => {
        for (const move of ['place sell', 'upgrade office']) {
          click(board, `[data-why-not="${move}"]`)
          expect(table.ask).toHaveBeenLastCalledWith(move)
        }
      })
      expect(table.play).not.toHaveBeenCalled()
    },
    PATIENCE,
  )
})
