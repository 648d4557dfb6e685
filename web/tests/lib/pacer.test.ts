import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Pacer } from '$lib/pacer'

let shown: number[] = []
let waiting = 0
let pace = 700

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  pace = 700
})
afterEach(() => void vi.useRealTimers())

function pacer(): Pacer<number> {
  return new Pacer<number>(
    (news) => shown.push(news),
    () => pace,
    (count) => (waiting = count),
  )
}

describe('what others do', () => {
  test('is shown at once when nothing was shown lately', () => {
    const paced = pacer()
    paced.take(1)
    expect([shown, waiting]).toEqual([[1], 0])
  })

  test('comes one by one if it came all at once', () => {
    const paced = pacer()
    for (const news of [1, 2, 3]) paced.take(news)
    expect([shown, waiting]).toEqual([[1], 2])
    vi.advanceTimersByTime(700)
    expect([shown, waiting]).toEqual([[1, 2], 1])
    vi.advanceTimersByTime(700)
    expect([shown, waiting]).toEqual([[1, 2, 3], 0])
  })

  test('never waits longer than the pace asks', () => {
    const paced = pacer()
    paced.take(1)
    vi.advanceTimersByTime(600)
    paced.take(2)
    vi.advanceTimersByTime(100)
    expect(shown).toEqual([1, 2])
  })

  test('waits for a key where one steps', () => {
    pace = Infinity
    const paced = pacer()
    for (const news of [1, 2, 3]) paced.take(news)
    vi.advanceTimersByTime(60_000)
    expect([shown, waiting]).toEqual([[], 3])
    paced.next()
    expect([shown, waiting]).toEqual([[1], 2])
  })

  test('comes together in the next frame where nothing waits', () => {
    pace = 0
    const paced = pacer()
    for (const news of [1, 2, 3]) paced.take(news)
    expect([shown, waiting]).toEqual([[1], 0])
    vi.advanceTimersByTime(20)
    expect([shown, waiting]).toEqual([[1, 2, 3], 0])
    vi.advanceTimersByTime(20)
    paced.take(4)
    expect(shown).toEqual([1, 2, 3, 4])
  })

  test('comes where no frames are drawn, too', () => {
    pace = 0
    vi.stubGlobal('requestAnimationFrame', () => 1)
    const paced = pacer()
    for (const news of [1, 2]) paced.take(news)
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(100)
    expect(shown).toEqual([1, 2])
    vi.unstubAllGlobals()
  })

  test('can be skipped and forgotten', () => {
    const paced = pacer()
    for (const news of [1, 2, 3]) paced.take(news)
    paced.skip()
    expect([shown, waiting]).toEqual([[1, 2, 3], 0])
    paced.take(4)
    paced.forget()
    vi.advanceTimersByTime(60_000)
    expect([shown, waiting]).toEqual([[1, 2, 3], 0])
  })
})
