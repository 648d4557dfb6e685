import { storedGame } from '$tests/board_table'
import { expect, test } from 'vitest'
import { flights } from '../flights'
import type { SmartphoneIncView } from '../view'

const { positionWith } = storedGame<SmartphoneIncView>('smartphone_inc')

function changed(change: (view: SmartphoneIncView) => void): [SmartphoneIncView, SmartphoneIncView] {
  const before = structuredClone(positionWith('expand').view)
  before.patents.gps = -1
  before.display = ['up_up_1']
  const after = structuredClone(before)
  change(after)
  return [before, after]
}

test('an office and a good come from their company', () => {
  const [before, after] = changed((view) => {
    const [region] = Object.values(view.regions).filter(({ customers }) => customers.includes(-1))
    region!.customers[region!.customers.indexOf(-1)] = 1
    region!.slots.push(0)
  })
  expect(flights(before, after).map(({ company, from, to }) => [company, from, to.split(' ')[0]])).toEqual([
    [0, 'company 0', 'office'],
    [1, 'company 1', 'customer'],
  ])
})

test('a patent goes to its company, an improvement, too', () => {
  const [before, after] = changed((view) => {
    view.patents.gps = 1
    view.companies[1]!.improvements.push('up_up_1')
    view.display = [null]
  })
  expect(flights(before, after)).toEqual([
    { company: 1, from: 'technology gps', to: 'company 1' },
    { company: 1, from: 'display', to: 'company 1', tile: 'up_up_1' },
  ])
})

test('markers go to regions and technologies', () => {
  const [before, after] = changed(({ companies }) => {
    const company = companies[1]!
    const region = Object.keys(company.cost)[0]!
    company.expansion[region] = (company.expansion[region] ?? 0) + 1
    company.research.nfc = (company.research.nfc ?? 0) + 1
  })
  expect(flights(before, after).map(({ to }) => to.split(' ')[0])).toEqual(['markers', 'technology'])
})

test('nothing flies when nothing changed or the view has jumped', () => {
  const [before, after] = changed((view) => {
    for (const region of Object.values(view.regions)) region.customers = region.customers.map(() => 0)
  })
  expect(flights(before, before)).toEqual([])
  expect(flights(before, after)).toEqual([])
})
