import { expect, test } from 'vitest'
import { ADDRESSES, partOf } from '../src/addresses'

test.each([
  ['/tables/a-B_1', 'a-B_1'],
  ['/tables/abc/', 'abc'],
  ['/tables/', undefined],
  ['/tables/abc/more', undefined],
  ['/replay/abc', undefined],
])('the table in %s', (path, table) => {
  expect(partOf(ADDRESSES.table, path)).toBe(table)
})
