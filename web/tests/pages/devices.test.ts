import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api, ApiError } from '$lib/api'
import { followIdentity } from '$lib/me.svelte'
import Devices from '../../src/pages/lobby/Devices.svelte'

const reload = vi.fn()
let unfollow: () => void

beforeEach(() => {
  reload.mockReset()
  unfollow = followIdentity(reload)
})

afterEach(() => {
  unfollow()
  vi.restoreAllMocks()
})

const click = (mark: string) => fireEvent.click(document.querySelector(`[data-${mark}]`)!)

async function type(code: string) {
  const field = screen.getByRole('textbox') as HTMLInputElement
  await fireEvent.input(field, { target: { value: code } })
  await fireEvent.submit(field.form!)
}

test('a code is shown with the time until which it is valid', async () => {
  vi.spyOn(api, 'makeCode').mockResolvedValue({ code: 'ABCDE-12345', seconds: 600 })
  render(Devices)
  await click('make-code')
  const status = await screen.findByRole('status')
  await waitFor(() => expect(status.textContent).toContain('ABCDE-12345'))
  expect(status.textContent).toMatch(/\d\d:\d\d/)
})

describe('a code from another device', () => {
  test('makes all pages of this browser begin anew', async () => {
    const take = vi.spyOn(api, 'takeIdentity').mockResolvedValue({ name: 'Ada', lang: '' })
    render(Devices)
    await type('abcde12345')
    expect(take).toHaveBeenCalledWith('abcde12345', false)
    await waitFor(() => expect(reload).toHaveBeenCalled())
  })

  test('is asked about first where seats would be lost', async () => {
    const take = vi
      .spyOn(api, 'takeIdentity')
      .mockRejectedValueOnce(new ApiError(409, 'Seats at 2 tables.', 'holds-seats'))
      .mockResolvedValue({ name: 'Ada', lang: '' })
    render(Devices)
    await type('x')
    expect(await screen.findByText('Seats at 2 tables.')).toBeTruthy()
    expect(reload).not.toHaveBeenCalled()
    await click('confirm')
    expect(take).toHaveBeenLastCalledWith('x', true)
    await waitFor(() => expect(reload).toHaveBeenCalled())
  })

  test('that is wrong changes nothing and says so', async () => {
    vi.spyOn(api, 'takeIdentity').mockRejectedValue(new ApiError(403, 'No such code.', 'wrong-code'))
    render(Devices)
    await type('x')
    expect((await screen.findByRole('alert')).textContent).toBe('No such code.')
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('forgetting', () => {
  test('waits for a second word', async () => {
    const forget = vi.spyOn(api, 'forgetIdentity').mockResolvedValue({ name: '', lang: '' })
    render(Devices)
    await click('forget')
    await click('cancel')
    expect(forget).not.toHaveBeenCalled()
    await click('forget')
    await click('confirm')
    await waitFor(() => expect(reload).toHaveBeenCalled())
    expect(forget).toHaveBeenCalledOnce()
  })
})
