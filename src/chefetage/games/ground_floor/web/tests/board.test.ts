/* Every legal move has its place on the board. */
import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, it } from 'vitest'
import Board from '../Board.svelte'
import type { Table } from '../table'
import { material, tableOf } from './table'

const { actions, components, positions } = material()
const PATIENCE = 120_000
/** A key in place of its text, or nothing in place of a number. */
const WORDLESS = /[>"]\s*(board|label|room|tenant|floor|bonus|kind|target|place|box)-[a-z][\w-]*\s*[<"]|undefined|NaN/
/** No game of the material meets it. */
const RAREST = 'return_time'

/** Draws the board for as long as `look` looks at it. */
function draw(table: Table, look: (board: Element) => void): void {
  const board = mount(Board, { target: document.body, props: { table } })
  flushSync()
  try {
    look(document.body)
  } finally {
    void unmount(board)
    document.body.replaceChildren()
  }
}

function movesOn(board: Element): string[] {
  return [...board.querySelectorAll('[data-move]')].map((element) => element.getAttribute('data-move') ?? '')
}

function click(board: Element, selector: string): void {
  board.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}

describe('the board', () => {
  it('meets every action of the game', () => {
    const met = new Set(positions.flatMap((position) => position.offers.map((offer) => offer.action)))
    expect([...met, RAREST].sort()).toEqual(actions)
  })

  it(
    'has a place for the move that only a company without any task makes',
    () => {
      const offer = { move: RAREST, action: RAREST, keys: [], rule: 'GF-5.24', text: '' }
      const position = positions.find((candidate) => candidate.step === 'schedule_business')!
      draw(tableOf({ ...position, offers: [offer] }, components), (board) => expect(movesOn(board)).toEqual([RAREST]))
    },
    PATIENCE,
  )

  it(
    'offers exactly the legal moves, and has words for all it shows',
    () => {
      for (const [number, position] of positions.entries()) {
        draw(tableOf(position, components, number % 2 ? 'de' : 'en'), (board) => {
          const moves = position.offers.map((offer) => offer.move).sort()
          expect([...new Set(movesOn(board))].sort(), position.step).toEqual(moves)
          expect(board.innerHTML).not.toMatch(WORDLESS)
        })
      }
    },
    PATIENCE,
  )

  it('plays the move that is clicked, and asks why another is not legal', () => {
    const position = positions.find((candidate) => candidate.step === 'schedule_business')!
    const table = tableOf(position, components)
    draw(table, (board) => {
      click(board, `[data-move="${position.offers[0]!.move}"]`)
      click(board, '[data-why-not="bonus remodel"]')
    })
    expect(table.play).toHaveBeenCalledWith(position.offers[0]!.move)
    expect(table.ask).toHaveBeenCalledWith('bonus remodel')
  })
})
