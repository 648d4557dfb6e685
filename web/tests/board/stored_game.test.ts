/* Every board has what its tests need. */
import { describe, expect, test } from 'vitest'
import { loadBoard } from '$board/games'
import { GAMES, offer, storedGame } from '../board_table'
import { click, draw, said } from '../drawing'

describe.each(GAMES)('%s', (key) => {
  const game = storedGame<{ round: number }>(key)

  test('has stored positions of every stage, seen by seats and by spectators', () => {
    expect(game.positions.filter(({ actors }) => actors.length === 0).length).toBeGreaterThan(1)
    expect(new Set(game.positions.map(({ viewer }) => viewer)).has(-1)).toBe(true)
    expect(new Set(game.positions.map(({ names }) => names.length)).size).toBeGreaterThan(2)
    expect(() => game.positionWith('no_such_action')).toThrow('no position with no_such_action')
  })

  test('plays the move that is clicked', async () => {
    const { Board } = (await loadBoard(key))!
    const position = game.positions[0]!
    const table = game.tableOf(position, 'de')
    draw(Board, { table }, (board) => {
      const [move] = said(board, 'data-move')
      expect(position.offers.map((legal) => legal.move)).toContain(move)
      click(board, `[data-move="${move}"]`)
      expect(table.play).toHaveBeenCalledExactlyOnceWith(move)
    })
  })
})

test('rules and chapters are looked up in the rulebook', () => {
  const { isInRulebook } = storedGame('watch')
  expect(['WA-4', 'WA-4.1', 'WA-99.1', 'GF-1.1'].map(isInRulebook)).toEqual([true, true, false, false])
})

test('an offer is read from its notation', () => {
  expect(offer('lay light.a', { rule: 'SI-5.1' })).toMatchObject({
    action: 'lay',
    keys: ['light', 'a'],
    rule: 'SI-5.1',
  })
  expect(offer('finish').keys).toEqual([])
})
