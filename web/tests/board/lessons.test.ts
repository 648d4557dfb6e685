/* Every picture of the lessons is current: what it shows and points at is on the board in its position. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadBoard } from '$board/games'
import { GAMES, linesOf, storedGame, type Stored } from '$tests/board_table'
import { draw } from '$tests/drawing'

interface StoredTask {
  chapter: string
  look: string[]
  mark: string[]
  /** The move that is asked for, if the picture shows nothing but `look`. */
  near?: string
  position: Stored<unknown>
}

const FOLDER = join(import.meta.dirname, '../../../src/chefetage/games')
const fileOf = (game: string) => join(FOLDER, game, 'web/tests/lessons.jsonl')
const tasksOf = (game: string) => linesOf<StoredTask>(readFileSync(fileOf(game), 'utf-8'))
const taught = GAMES.filter((game) => existsSync(fileOf(game)))

test('there are pictures', () => expect(taught).toContain('watch'))

describe.each(taught)('the pictures of %s', (game) => {
  test.each(tasksOf(game).map((task, number) => ({ ...task, number })))(
    'have a place for a move, and all that task $number, in $chapter, shows and points at',
    async ({ look, mark, position }) => {
      const board = (await loadBoard(game))!
      const table = storedGame(game).tableOf(position)
      const [missing, places] = draw(board.Board, { table }, (drawn) => [
        [...look, ...mark].filter((selector) => !drawn.querySelector(selector)),
        drawn.querySelectorAll('[data-move]').length,
      ])
      expect(missing).toEqual([])
      expect(places + board.choicesOf(table).length).toBeGreaterThan(0)
    },
  )

  const near = tasksOf(game).filter((task) => task.near)
  test.runIf(near.length)('that come near leave out no place of the move that is asked for', async () => {
    const board = (await loadBoard(game))!
    const leftOut = near.filter(({ look, near, position }) => {
      const places = look
        .flatMap((selector) => [selector, `${selector} *`])
        .map((one) => `${one}:is([data-move="${near}"])`)
      const table = storedGame(game).tableOf(position)
      return draw(board.Board, { table }, (drawn) => !drawn.querySelector(places.join()))
    })
    expect(leftOut.map(({ chapter }) => chapter)).toEqual([])
  })
})
