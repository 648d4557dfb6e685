import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '$lib/api'
import { reportOf } from '../../src/pages/table/report'
import { TableStore } from '../../src/pages/table/store.svelte'
import { wires } from '../fake_wire'
import { summary } from '../samples'

const INFO = { version: '1', protocol: 2, build: 'b', engine: 'compiled', slowdown: 1, languages: ['en'] }

beforeEach(() => void vi.spyOn(api, 'info').mockResolvedValue(INFO))
afterEach(() => void vi.restoreAllMocks())

function table(status: 'playing' | 'over') {
  const store = new TableStore({ id: 'table-1', lang: 'en', seat: 0 }, wires().open)
  store.summary = summary({ status })
  store.chat = [{ number: 1, channel: 'players', name: 'Ben', seat: 1, text: 'between us', at: 0 }]
  return store
}

test('a report of a game under way has all but the record and the talk', async () => {
  const record = vi.spyOn(api, 'recordText')
  const report = await reportOf(table('playing'))
  expect(report).toMatchObject({ program: INFO, table: { status: 'playing' }, view: { seen: 0 }, record: null })
  expect(JSON.stringify(report)).not.toContain('between us')
  expect(record).not.toHaveBeenCalled()
})

test('a report of a finished game has its record', async () => {
  vi.spyOn(api, 'recordText').mockResolvedValue('{"format":"chefetage-record"}')
  expect(await reportOf(table('over'))).toMatchObject({ record: '{"format":"chefetage-record"}' })
})
