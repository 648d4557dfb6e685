/* Every legal move has its place on the board. */
import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, it } from 'vitest'
import Board from '../Board.svelte'
import type { Table } from '../components'
import { material, tableOf, type Position } from './table'

const { actions, components, positions } = material()

/** Draws the board for as long as `look` looks at it. */
function draw<Seen>(table: Table, look: (board: Element) => Seen): Seen {
  const board = mount(Board, { target: document.body, props: { table } })
  flushSync()
  try {
    return look(document.body)
  } finally {
    void unmount(board)
    document.body.replaceChildren()
  }
}

function movesOn(board: Element): string[] {
  return [...board.querySelectorAll('[data-move]')].map((element) => element.getAttribute('data-move') ?? '')
}

function click(board: Element, selector: string): void {
  board.querySelector<HTMLElement>(selector)?.click()
  flushSync()
}

/** Several documents are kept by picking them first. */
function pick(board: Element, documents: string[]): void {
  while (board.querySelector('[aria-pressed="true"]')) click(board, '[aria-pressed="true"]')
  for (const document of documents) click(board, `[data-pick="${document}"][aria-pressed="false"]`)
}

function missing(position: Position, board: Element): string[] {
  const found = movesOn(board)
  return position.offers
    .filter((offer) => !found.includes(offer.move))
    .filter((offer) => {
      if (offer.action === 'keep') pick(board, (offer.keys[0] ?? '').split('+'))
      return !movesOn(board).includes(offer.move)
    })
    .map((offer) => offer.move)
}

describe('the board', () => {
  it('meets every action of the game', () => {
    const met = new Set(positions.flatMap((position) => position.offers.map((offer) => offer.action)))
    expect([...met].sort()).toEqual(actions)
  })

  it('offers every legal move once, and has words for all it shows', () => {
    for (const position of positions) {
      draw(tableOf(position, components), (board) => {
        expect(movesOn(board)).toEqual([...new Set(movesOn(board))])
        expect(missing(position, board), position.step).toEqual([])
        expect(board.textContent).not.toMatch(/(board|label|action|space|department|track|\w+_colour|\w+_kind)-\w/)
      })
    }
  }, 120_000)

  it('plays the move that is clicked', () => {
    const position = positions.find((candidate) => candidate.step === 'disc_part')!
    const table = tableOf(position, components)
    draw(table, (board) => click(board, `[data-move="${position.offers[0]!.move}"]`))
    expect(table.play).toHaveBeenCalledWith(position.offers[0]!.move)
  })
})
