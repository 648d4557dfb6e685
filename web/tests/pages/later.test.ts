/* Parts that are loaded when they are first shown. */
import { render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { expect, test } from 'vitest'
import Later from '$lib/parts/Later.svelte'

const children = createRawSnippet<[unknown]>((part) => ({ render: () => `<b>${String(part())}</b>` }))

test('a part is shown when it has come', async () => {
  let come: (part: { default: string }) => void = () => undefined
  const loaded = new Promise<{ default: string }>((done) => (come = done))
  render(Later, { load: () => loaded, children })
  expect(screen.getByRole('status').textContent).toBe('Loading …')
  come({ default: 'the part' })
  expect(await screen.findByText('the part')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

test('a part that does not come is said to be missing', async () => {
  render(Later, { load: () => Promise.reject<{ default: string }>(new Error('gone')), children })
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached')
})
