import { expect, test } from 'vitest'
import { each, find } from '$board/components'
import { canPlay, firstKeys, firstOffer, offersOf } from '$board/offers'
import { seatsFrom } from '$board/players'
import { initial, nameOf, wrap } from '$board/words'
import { boardTable } from '../samples'

const { table } = boardTable('drop high', 'drop low', 'drop high 2', 'pass')
const moves = (offers: { move: string }[]) => offers.map(({ move }) => move)

test('offers are found by their action', () => {
  expect(moves(offersOf(table, 'drop'))).toEqual(['drop high', 'drop low', 'drop high 2'])
  expect(moves(offersOf(table, 'pass', 'drop'))).toHaveLength(4)
  expect(firstOffer(table, 'drop')?.move).toBe('drop high')
  expect(firstOffer(table, 'build')).toBeUndefined()
  expect([canPlay(table, 'build', 'pass'), canPlay(table, 'build')]).toEqual([true, false])
})

test('offers are found by what they name', () => {
  expect(firstKeys(table, 'drop')).toEqual(['high', 'low'])
})

test('names are broken between words, and only there', () => {
  expect(wrap('Research & Testing', 10)).toEqual(['Research &', 'Testing'])
  expect(wrap('Netzwerkadministration', 10)).toEqual(['Netzwerkadministration'])
  expect(wrap('Netz\u00adwerk\u00adadmi\u00adnis\u00adtra\u00adtion', 12)).toEqual(['Netzwerk-', 'administra-', 'tion'])
  expect(wrap('der Netz\u00adwerk\u00adadmin', 20)).toEqual(['der Netzwerkadmin'])
})

test('who has no seat has a name of the game', () => {
  const words = { names: ['Ada'], t: (key: string) => `text of ${key}` }
  expect([0, 1].map((figure) => nameOf(words, figure, 'label-robot'))).toEqual(['Ada', 'text of label-robot'])
  expect(initial(words, 'label-robot')).toBe('T')
})

test('seats are counted from the viewer around the table', () => {
  expect(seatsFrom(1, 3)).toEqual([1, 2, 0])
  expect(seatsFrom(-1, 3)).toEqual([0, 1, 2])
})

test('a component that is not in the data is a mistake', () => {
  expect(find([{ id: 'one', size: 4 }], 'one').size).toBe(4)
  expect(() => find([{ id: 'one' }], 'two')).toThrow('no component two')
  expect(each({ gear: 2, crate: 0, disc: 1 })).toEqual(['gear', 'gear', 'disc'])
})
