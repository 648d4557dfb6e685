/* Discs fly from the row that they leave, or from their worker if that row is not shown. */
import { expect, it } from 'vitest'
import { discFlights, discSpot, workerSpot } from '../flights'

const mine = discSpot(0, 'office.1')
const track = discSpot(0, 'gears_top.3')

it('a disc flies from the row to the track, and back when the move is taken back', () => {
  expect(discFlights([mine], [track])).toEqual([{ from: mine, to: track }])
  expect(discFlights([track], [mine])).toEqual([{ from: track, to: mine }])
})

it('a disc of a board that is not shown comes from its worker; what stays does not fly', () => {
  const theirs = discSpot(2, 'gears_top.4')
  expect(discFlights([track, workerSpot(2)], [track, theirs, workerSpot(2)])).toEqual([
    { from: workerSpot(2), to: theirs },
  ])
})
