import { render } from '@testing-library/svelte'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import Markdown from '$lib/rulebook/Markdown.svelte'
import { blocksOf, inlineOf } from '$lib/rulebook/markdown'

describe('inline text', () => {
  test('knows emphasis, code and rules', () => {
    expect(inlineOf('**Bold** see WA-6.9, `x`')).toEqual([
      { kind: 'strong', text: 'Bold' },
      { kind: 'text', text: ' see ' },
      { kind: 'rule', id: 'WA-6.9' },
      { kind: 'text', text: ', ' },
      { kind: 'code', text: 'x' },
    ])
  })
})

describe('blocks', () => {
  test('lists hold what is indented below their items', () => {
    const [list] = blocksOf('- **WA-1.1** One\n  - inner\n- **WA-1.2** Two')
    expect(list).toMatchObject({ kind: 'list', ordered: false })
    expect(list?.kind === 'list' && list.items.map((item) => item.map(({ kind }) => kind))).toEqual([
      ['paragraph', 'list'],
      ['paragraph'],
    ])
  })

  test('tables have heads', () => {
    const [table] = blocksOf('| a | b |\n|---|---|\n| 1 | 2 |')
    expect(table).toMatchObject({ kind: 'table', head: [[{ text: 'a' }], [{ text: 'b' }]] })
    expect(table?.kind === 'table' && table.rows).toHaveLength(1)
  })

  test('any text ends', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('- a', '  b', '', '| c |', '## d', 'e', '1. f', '---', '    - g')),
        (lines) => {
          blocksOf(lines.join('\n'))
        },
      ),
    )
  })
})

test('markup in a text stays text', () => {
  const { container } = render(Markdown, { source: 'Hello <img src=x onerror=alert(1)> <b>you</b>' })
  expect(container.querySelector('img, b')).toBeNull()
  expect(container.textContent).toContain('<img')
})
