/* Draws boards and their parts for a test, and does what a person does on them. */
import { flushSync, mount, unmount, type Component } from 'svelte'
import { onTestFinished } from 'vitest'

/** Draws a board, or a part of one, for as long as `look` looks at it. */
export function draw<Props extends Record<string, unknown>, Seen>(
  Part: Component<Props>,
  props: Props,
  look: (board: Element) => Seen,
): Seen {
  const { board, end } = begin(Part, props)
  try {
    return look(board)
  } finally {
    void end()
  }
}

/** Draws it until the test is over. */
export function show<Props extends Record<string, unknown>>(Part: Component<Props>, props: Props): Element {
  const { board, end } = begin(Part, props)
  onTestFinished(end)
  return board
}

/** In an element of its own, for other tests may have left something on the page. */
function begin<Props extends Record<string, unknown>>(Part: Component<Props>, props: Props) {
  const board = document.createElement('div')
  document.body.append(board)
  const part = mount(Part, { target: board, props })
  flushSync()
  function end(): Promise<void> {
    board.remove()
    return unmount(part)
  }
  return { board, end }
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
