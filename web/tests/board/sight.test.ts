import { expect, onTestFinished, test, vi } from 'vitest'
import { Sight } from '$board/sight.svelte'

type Notice = (entries: { isIntersecting: boolean }[]) => void

function watched() {
  let notice: Notice = () => undefined
  const disconnect = vi.fn()
  class Observer {
    observe = vi.fn()
    disconnect = disconnect
    constructor(told: Notice) {
      notice = told
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  onTestFinished(() => void vi.unstubAllGlobals())
  const sight = new Sight()
  const end = sight.attach(document.createElement('p'))
  return { sight, end, disconnect, tell: (isIntersecting: boolean) => notice([{ isIntersecting }]) }
}

test('what has come into sight once stays known', () => {
  const { sight, tell, disconnect } = watched()
  tell(false)
  expect(sight.isSeen).toBe(false)
  expect(disconnect).not.toHaveBeenCalled()
  tell(true)
  expect(sight.isSeen).toBe(true)
  expect(disconnect).toHaveBeenCalledOnce()
})

test('what goes before it was seen is watched no more', () => {
  const { end, disconnect } = watched()
  end()
  expect(disconnect).toHaveBeenCalledOnce()
})
