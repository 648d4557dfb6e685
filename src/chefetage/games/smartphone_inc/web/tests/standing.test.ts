/* Everybody beside the board: who plays, what they have, and all of it seen closely. */
import { storedGame } from '$tests/board_table'
import { said, show } from '$tests/drawing'
import { expect, test } from 'vitest'
import Player from '../Player.svelte'
import { playersOf } from '../players'
import Standing from '../Standing.svelte'
import type { SmartphoneIncView } from '../view'

const { positions, positionWith, tableOf } = storedGame<SmartphoneIncView>('smartphone_inc')

test('Steve follows those who sit at the table, with his name', () => {
  const alone = tableOf(positions.find(({ view }) => view.steve >= 0)!)
  expect(playersOf(alone)).toEqual([
    { number: 0, name: alone.names[0] },
    { number: alone.view.steve, name: 'Steve' },
  ])
  const five = tableOf(positions.find(({ names }) => names.length === 5)!)
  expect(playersOf(five).map(({ number }) => number)).toHaveLength(5)
})

test('a standing says what each number is', () => {
  for (const position of [positionWith('sell'), positions.find(({ view }) => view.steve >= 0)!]) {
    const table = tableOf(position)
    for (const { number } of playersOf(table)) {
      const company = position.view.companies[number]!
      const standing = show(Standing, { table, seat: number })
      const words = standing.textContent.replace(/\s+/g, ' ')
      expect(words).toContain(`Price: ${company.price}`)
      expect(words).toContain(`Goods available: ${company.available}`)
      expect(words).toContain(`Technologies: ${company.technologies.length}`)
    }
  }
})

test('a player seen closely has all that is open, and no place of the board', () => {
  const table = tableOf(positionWith('sell'))
  for (const { number, name } of playersOf(table)) {
    const player = show(Player, { table, seat: number })
    expect(player.querySelector(`article[aria-label="${name}"]`)).not.toBeNull()
    expect(player.querySelectorAll('.tiles svg')).toHaveLength(table.view.companies[number]!.improvements.length)
    for (const attribute of ['data-move', 'data-spot', 'data-composes', 'id']) {
      expect(said(player, attribute)).toEqual([])
    }
  }
})
