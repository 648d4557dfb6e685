import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { expect, test } from 'vitest'
import PhaseStrip from '$board/PhaseStrip.svelte'
import RuleButton from '$board/RuleButton.svelte'
import RuleSpot from '$board/RuleSpot.svelte'

function listening() {
  const opened: string[] = []
  return { opened, table: { rule: (id: string) => void opened.push(id) } }
}

test('a rule button is named and leads to its rule', async () => {
  const { opened, table } = listening()
  render(RuleButton, { table, rule: 'WA-4', label: 'Rules: the dial' })
  await fireEvent.click(screen.getByRole('button', { name: 'Rules: the dial' }))
  expect(opened).toEqual(['WA-4'])
})

test('a spot of a drawing is named and leads to its rule, by a click and by the keyboard', async () => {
  const { opened, table } = listening()
  const children = createRawSnippet(() => ({ render: () => '<circle r="5"/>' }))
  render(RuleSpot, { table, rule: 'WA-8', label: 'Rules: the market', class: 'spot', children })
  const spot = screen.getByRole('button', { name: 'Rules: the market' })
  await fireEvent.click(spot)
  await fireEvent.keyDown(spot, { key: 'Enter' })
  expect(opened).toEqual(['WA-8', 'WA-8'])
})

test('the phase strip marks the present phase, and each leads to its rule', async () => {
  const { opened, table } = listening()
  const phases = [
    { key: 'place', sign: '1', name: 'Place', rule: 'WA-4' },
    { key: 'act', sign: '2', name: 'Act', rule: 'WA-5' },
    { key: 'end', sign: '3', name: 'End', rule: 'WA-9' },
  ]
  render(PhaseStrip, { table, phases, now: 1, label: 'Phases' })
  const marked = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step')
  expect(marked.map((item) => item.textContent?.includes('Act'))).toEqual([true])
  await fireEvent.click(screen.getByRole('button', { name: '2 Act' }))
  expect(opened).toEqual(['WA-5'])
})
