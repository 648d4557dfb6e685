/* The page of a table that the server does not show, or not any more. */
import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import TablePage from '../../src/pages/table/TablePage.svelte'
import { wires } from '../fake_wire'
import { summary } from '../samples'

const RULES_MISSING = { error: 'rules-missing', text: 'The rules of this game are not installed any more.' }
const net = wires()
let table: () => Response

beforeEach(() => {
  net.all.length = 0
  vi.stubGlobal('WebSocket', function (address: string) {
    return net.open(address)
  })
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(path.includes('/tables/') ? table() : Response.json([{ key: 'watch', title: { en: 'Watch' } }])),
  )
})
afterEach(() => void vi.unstubAllGlobals())

test('tells why at once', async () => {
  table = () => Response.json(RULES_MISSING, { status: 409 })
  render(TablePage, { id: 'table-1' })
  expect((await screen.findByRole('alert')).textContent).toContain(RULES_MISSING.text)
  expect(net.all).toHaveLength(0)
})

test('tells why when it is sent away later, and does not come back', async () => {
  table = () => Response.json(summary())
  render(TablePage, { id: 'table-1' })
  await vi.waitFor(() => expect(net.all).toHaveLength(1))
  table = () => Response.json(RULES_MISSING, { status: 409 })
  net.last().accept().end(4409)
  expect((await screen.findByRole('alert')).textContent).toContain(RULES_MISSING.text)
  expect(net.all).toHaveLength(1)
})
