/* Marks the places on the board where a move is made, also those that are drawn later. */

const MARK = 'data-wanted'
/** Bars of the page may lie over its edges. */
const MARGIN = 100

function bringIntoView(found: Element | null): void {
  if (!found) return
  const { top, bottom } = found.getBoundingClientRect()
  if (top < MARGIN || bottom > innerHeight) found.scrollIntoView({ block: 'center' })
}

export function pointAt(move: string): () => void {
  const place = `[data-move="${CSS.escape(move)}"]`

  function mark() {
    for (const old of document.querySelectorAll(`[${MARK}]:not(${place})`)) old.removeAttribute(MARK)
    for (const found of document.querySelectorAll(`.board ${place}:not([${MARK}])`)) found.setAttribute(MARK, '')
  }
  const drawing = new MutationObserver(mark)
  drawing.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-move'] })
  mark()
  bringIntoView(document.querySelector(`.board ${place}`))
  return () => {
    drawing.disconnect()
    for (const old of document.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK)
  }
}
