/* Brings a place into sight without moving the whole page, if it lies in a panel that scrolls. */

const BELOW_SEARCH = 72

export function scrollWithin(inside: Element, place: Element): void {
  const panel = scrollingPanel(inside)
  const top = place.getBoundingClientRect().top
  if (panel) panel.scrollTop += top - panel.getBoundingClientRect().top - BELOW_SEARCH
  else scrollTo({ top: top + scrollY - BELOW_SEARCH })
}

function scrollingPanel(element: Element | null): Element | null {
  if (!element || element === document.body) return null
  const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight
  return scrolls ? element : scrollingPanel(element.parentElement)
}
