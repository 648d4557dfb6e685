/* Draws the board for a test, and does what a person does on it. */
import { flushSync, mount, unmount } from 'svelte'
import Board from '../Board.svelte'
import type { Table } from '../components'

/** A test that draws may take so many milliseconds, on a machine that has other work. */
export const PATIENCE = 120_000

/** Draws the board for as long as `look` looks at it. */
export function draw<Seen>(table: Table, look: (board: Element) => Seen): Seen {
  const board = mount(Board, { target: document.body, props: { table } })
  flushSync()
  try {
    return look(document.body)
  } finally {
    void unmount(board)
    document.body.replaceChildren()
  }
}

/** What an attribute says wherever it stands on the board. */
export function said(board: Element, attribute: string): string[] {
  return [...board.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute) ?? '')
}

export function click(board: Element, selector: string): void {
  const found = board.querySelector(selector)
  if (!found) throw new Error(`nothing to click: ${selector}`)
  found.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}
