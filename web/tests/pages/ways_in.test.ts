import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { api, ApiError } from '$lib/api'
import { summary } from '../samples'
import WaysIn from '../../src/pages/lobby/WaysIn.svelte'

afterEach(() => vi.restoreAllMocks())

async function go(link: string) {
  const field = screen.getByRole('textbox') as HTMLInputElement
  await fireEvent.input(field, { target: { value: link } })
  await fireEvent.submit(field.form!)
}

describe('a link to a table', () => {
  test('leads there, whatever stands around its id', async () => {
    const table = vi.spyOn(api, 'table').mockResolvedValue(summary())
    render(WaysIn, { open: (make: () => Promise<unknown>) => void make() })
    await go(' http://127.0.0.1:8000/tables/abc-DEF_123?seat=1 ')
    expect(table).toHaveBeenCalledWith('abc-DEF_123')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('that is none is answered', async () => {
    const open = vi.fn()
    render(WaysIn, { open })
    await go('what?')
    expect(screen.getByRole('alert').textContent).toContain('what?')
    expect(open).not.toHaveBeenCalled()
  })
})

test('a record that cannot be read is told by the name of its file', async () => {
  const read = vi
    .spyOn(api, 'importRecord')
    .mockRejectedValue(new ApiError(400, 'my game.jsonl, line 1', 'record-foreign'))
  render(WaysIn, { open: vi.fn() })
  const field = document.querySelector<HTMLInputElement>('[data-import]')!
  await fireEvent.change(field, { target: { files: [new File(['rubbish'], 'my game.jsonl')] } })
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('my game.jsonl'))
  expect(read).toHaveBeenCalledWith('rubbish', 'my game.jsonl')
})
