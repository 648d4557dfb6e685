import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settings } from '$lib/settings.svelte'
import Controls from '../../src/pages/replay/Controls.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  settings.speed = 1
})

function shown(ply = 3) {
  const show = vi.fn()
  render(Controls, { ply, plies: 10, move: undefined, names: [], viewers: ['-1'], viewer: '-1', show })
  return show
}

describe('keys', () => {
  test.each([
    ['ArrowLeft', 2],
    ['ArrowRight', 4],
    ['Home', 0],
    ['End', 10],
  ])('%s leads to move %i', async (key, ply) => {
    const show = shown()
    await fireEvent.keyDown(document.body, { key })
    expect(show).toHaveBeenCalledExactlyOnceWith({ ply })
  })

  test('the space bar runs and stops the replay', async () => {
    const show = shown()
    await fireEvent.keyDown(document.body, { key: ' ' })
    vi.advanceTimersByTime(1200)
    expect(show).toHaveBeenCalledExactlyOnceWith({ ply: 4 })
    await fireEvent.keyDown(document.body, { key: ' ' })
    vi.advanceTimersByTime(5000)
    expect(show).toHaveBeenCalledOnce()
  })

  test('a button that has the focus keeps its space bar', async () => {
    const show = shown()
    await fireEvent.keyDown(screen.getByLabelText(/one move on/i), { key: ' ' })
    vi.advanceTimersByTime(5000)
    expect(show).not.toHaveBeenCalled()
  })
})

test('twice the speed takes half the time', async () => {
  settings.speed = 2
  const show = shown()
  await fireEvent.keyDown(document.body, { key: ' ' })
  vi.advanceTimersByTime(500)
  expect(show).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(show).toHaveBeenCalledExactlyOnceWith({ ply: 4 })
})
