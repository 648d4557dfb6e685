/* Draws boards and their parts for a test, and does what a person does on them. */
import { flushSync, mount, unmount, type Component } from 'svelte'
import { onTestFinished, vi } from 'vitest'

/** A whole board is much to draw, the first one most of all, and the machine may have other work. */
vi.setConfig({ testTimeout: 60_000 })

/** Draws a board, or a part of one, for as long as `look` looks at it. */
export function draw<Props extends Record<string, unknown>, Seen>(
  Part: Component<Props>,
  props: Props,
  look: (board: Element) => Seen,
): Seen {
  const part = mount(Part, { target: document.body, props })
  flushSync()
  try {
    return look(document.body)
  } finally {
    void unmount(part)
    document.body.replaceChildren()
  }
}

/** Draws it until the test is over. */
export function show<Props extends Record<string, unknown>>(Part: Component<Props>, props: Props): Element {
  const part = mount(Part, { target: document.body, props })
  flushSync()
  onTestFinished(async () => {
    await unmount(part)
    document.body.replaceChildren()
  })
  return document.body
}

/** What an attribute says wherever it stands on the board. */
export function said(board: Element, attribute: string): string[] {
  return [...board.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute) ?? '')
}

export function click(board: Element, selector: string): void {
  send(board, selector, new MouseEvent('click', { bubbles: true }))
}

/** Clicks wherever an attribute stands, and tells each time what it says. */
export function clickEach(board: Element, attribute: string, clicked: (value: string) => void): void {
  for (const place of board.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
    place.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    flushSync()
    clicked(place.getAttribute(attribute) ?? '')
  }
}

export function press(board: Element, selector: string, ...keys: string[]): void {
  for (const key of keys) send(board, selector, new KeyboardEvent('keydown', { key, bubbles: true }))
}

export function pointAt(board: Element, selector: string): void {
  send(board, selector, new Event('pointerover', { bubbles: true }))
}

export function send(board: Element, selector: string, event: Event): void {
  const found = board.querySelector(selector)
  if (!found) throw new Error(`nothing there: ${selector}`)
  found.dispatchEvent(event)
  flushSync()
}
