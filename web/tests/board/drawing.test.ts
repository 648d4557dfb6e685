/* A board is drawn piece by piece. */
import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { Drawing } from '$lib/game/drawing.svelte'
import { windowLayout } from '$lib/window_layout.svelte'
import type { Layout } from '$board/types'
import DrawingHarness from './DrawingHarness.svelte'

afterEach(() => vi.restoreAllMocks())

function drawingOn(layout: Layout): Drawing {
  vi.spyOn(windowLayout, 'now', 'get').mockReturnValue(layout)
  return new Drawing()
}

/** What is in the page whenever something has come to it. */
async function seenWhile(drawing: Drawing): Promise<string[]> {
  vi.spyOn(performance, 'now').mockImplementation(() => ++clock * 1000) // every piece takes long
  const { container } = render(DrawingHarness, { turn: drawing.turn })
  const seen = [container.textContent!.trim()]
  const changes = new MutationObserver(() => seen.push(container.textContent!.replace(/\s/g, '')))
  changes.observe(container, { childList: true, subtree: true })
  drawing.begin()
  await vi.waitFor(() => expect(drawing.isDone).toBe(true))
  await tick()
  changes.disconnect()
  return seen
}
let clock = 0

test.each<Layout>(['phone', 'tall', 'wide'])(
  'the pieces come one by one in a window that is %s, what a piece consists of before the next one, late ones last',
  async (layout) => {
    expect(await seenWhile(drawingOn(layout))).toEqual(['', '1', '12', '123', '1234', '51234'])
  },
)

test('what comes to a board that is drawn is drawn at once', async () => {
  const drawing = drawingOn('phone')
  drawing.begin() // a board without pieces
  await vi.waitFor(() => expect(drawing.isDone).toBe(true))
  expect(render(DrawingHarness, { turn: drawing.turn }).container.textContent!.replace(/\s/g, '')).toBe('51234')
})
