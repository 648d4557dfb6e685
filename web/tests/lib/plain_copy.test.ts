import { afterEach, expect, test, vi } from 'vitest'
import { copyPlainly } from '$lib/plain_copy'

afterEach(() => void vi.restoreAllMocks())

function copied(text: string): string | undefined {
  let kept: string | undefined
  vi.spyOn(globalThis, 'getSelection').mockReturnValue({ toString: () => text } as Selection)
  const event = new Event('copy', { cancelable: true }) as ClipboardEvent
  Object.defineProperty(event, 'clipboardData', { value: { setData: (_: string, found: string) => (kept = found) } })
  copyPlainly(event)
  expect(event.defaultPrevented).toBe(kept !== undefined)
  return kept
}

test('a copied word has no soft hyphens', () => {
  expect(copied('Netz\u00adwerk\u00adadministration und Tele\u00adkommunikation')).toBe(
    'Netzwerkadministration und Telekommunikation',
  )
})

test('other texts are copied as they are', () => {
  expect(copied('Watch')).toBeUndefined()
})
