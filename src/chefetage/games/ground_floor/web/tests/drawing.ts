/* Draws a board as long as somebody looks at it. */
import { flushSync, mount, unmount } from 'svelte'
import { vi } from 'vitest'
import Board from '../Board.svelte'
import type { Table } from '../table'

/** A whole board is much to draw, the first one most of all. */
vi.setConfig({ testTimeout: 60_000 })

export function draw(table: Table, look: (board: Element) => void): void {
  const board = mount(Board, { target: document.body, props: { table } })
  flushSync()
  try {
    look(document.body)
  } finally {
    void unmount(board)
    document.body.replaceChildren()
  }
}

/** What all elements with an attribute say there. */
export function said(board: Element, attribute: string): string[] {
  return [...board.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute) ?? '')
}

export function click(board: Element, selector: string): void {
  board.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}

export function press(board: Element, selector: string, key: string): void {
  board.querySelector(selector)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  flushSync()
}
