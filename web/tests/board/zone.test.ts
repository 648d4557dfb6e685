import { fireEvent, render } from '@testing-library/svelte'
import { describe, expect, test } from 'vitest'
import Zone from '$board/Zone.svelte'
import ZoneButton from '$board/ZoneButton.svelte'
import { boardTable } from '../samples'

describe.each([
  ['Zone', Zone],
  ['ZoneButton', ZoneButton],
])('%s', (name, Part) => {
  function rendered(move: string) {
    const { table, calls } = boardTable('place sell')
    const { container } = render(Part, { table, move, label: 'Sell' })
    const place = container.querySelector<HTMLElement>('.zone, .zone-button')!
    return { calls, place }
  }

  test('plays a legal move on click', async () => {
    const { calls, place } = rendered('place sell')
    expect(place.dataset.move).toBe('place sell')
    await fireEvent.click(place)
    expect(calls).toMatchObject({ play: ['place sell'], ask: [] })
  })

  test('asks why a move is not legal, and is no stop of the keyboard then', async () => {
    const { calls, place } = rendered('place watch')
    expect(place.dataset.move).toBeUndefined()
    expect(place.getAttribute('tabindex') ?? '-1').toBe('-1')
    await fireEvent.click(place)
    expect(calls).toMatchObject({ play: [], ask: ['place watch'] })
  })

  test('tells that a move is looked at, although it is not legal', async () => {
    const { calls, place } = rendered('place watch')
    await fireEvent.pointerEnter(place)
    expect(calls.preview).toEqual(['place watch'])
    if (name === 'ZoneButton') expect(place.getAttribute('aria-disabled')).toBe('true')
  })

  test('shows a preview on hover and focus', async () => {
    const { calls, place } = rendered('place sell')
    await fireEvent.pointerEnter(place)
    await fireEvent.pointerLeave(place)
    await fireEvent.focus(place)
    await fireEvent.blur(place)
    await Promise.resolve()
    expect(calls.preview).toEqual(['place sell', null, 'place sell', null])
  })

  test('is a button that says what it does', async () => {
    const { place } = rendered('place sell')
    if (name === 'ZoneButton') expect(place.textContent).toContain('Sell')
    else expect(place.querySelector('title')?.textContent).toBe('Sell: Do place sell')
  })
})

test.each(['Enter', ' '])('a zone is played with the key "%s"', async (key) => {
  const { table, calls } = boardTable('place sell')
  const { container } = render(Zone, { table, move: 'place sell' })
  await fireEvent.keyDown(container.querySelector('.zone')!, { key })
  expect(calls.play).toEqual(['place sell'])
})
