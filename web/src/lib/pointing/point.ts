/* Points at places of the page: a ring around each lies above everything, is clipped by nothing and follows it. */
import { outlineOf, type Outline } from './shapes'
import './pointing.css'

const SVG = 'http://www.w3.org/2000/svg'
const MARK = 'data-wanted'

/** Looks for the places anew with every picture, for they may be drawn later; until what it returns is called. */
export function point(find: () => Element[]): () => void {
  const layer = newLayer()
  const panels = new Map<Element, Element | null>() // of each place that is pointed at
  let drawn = ''
  let frame = 0

  function look() {
    const found = find()
    for (const old of panels.keys()) if (!found.includes(old)) forget(old)
    for (const place of found) if (!panels.has(place)) begin(place)
    const outlines = found.filter((place) => isSeen(place, panels.get(place)!)).map((place) => outlineOf(place))
    draw(outlines.filter((outline) => outline !== null))
    frame = requestAnimationFrame(look)
  }
  function begin(place: Element) {
    const panel = scrollerOf(place.parentElement)
    if (panel && !isSeen(place, panel)) panel.scrollTop += middleOf(place) - middleOf(panel)
    panels.set(place, panel)
    place.setAttribute(MARK, '')
  }
  function forget(place: Element) {
    panels.delete(place)
    place.removeAttribute(MARK)
  }
  function draw(outlines: Outline[]) {
    const picture = JSON.stringify(outlines)
    if (picture !== drawn) layer.replaceChildren(...outlines.map((outline) => ring(outline)))
    drawn = picture
  }
  look()
  return () => {
    cancelAnimationFrame(frame)
    layer.remove()
    for (const place of [...panels.keys()]) forget(place)
  }
}

function newLayer(): SVGSVGElement {
  const layer = document.createElementNS(SVG, 'svg')
  layer.classList.add('pointing')
  layer.setAttribute('aria-hidden', 'true')
  document.body.append(layer)
  return layer
}

function ring({ name, attributes }: Outline): SVGElement {
  const found = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) found.setAttribute(key, value)
  return found
}

/** The panel that scrolls, if the place is in one; the page itself stays where it is. */
function scrollerOf(element: Element | null): Element | null {
  if (!element || element === document.body) return null
  const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight
  return scrolls ? element : scrollerOf(element.parentElement)
}

function isSeen(place: Element, panel: Element | null): boolean {
  if (!panel) return true
  const { top, bottom } = panel.getBoundingClientRect()
  return middleOf(place) > top && middleOf(place) < bottom
}

function middleOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}
