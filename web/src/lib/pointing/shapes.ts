/* The outline of something on the page, as tightly as it is drawn: the shape itself on an SVG, else the box. */

export interface Outline {
  /** Name of the SVG element, and its attributes in the coordinates of the window. */
  name: string
  attributes: Record<string, string>
}

const SHAPES = 'path, rect, circle, ellipse, polygon'
const GEOMETRY = ['d', 'x', 'y', 'width', 'height', 'rx', 'ry', 'cx', 'cy', 'r', 'points']
const ROOM = 4
const CORNER = 8

/** Nothing, while it is not to be seen. */
export function outlineOf(place: Element): Outline | null {
  const box = place.getBoundingClientRect()
  if (box.width === 0 || box.height === 0) return null
  return place instanceof SVGGraphicsElement ? (shapeOf(place) ?? boxOf(box)) : boxOf(box)
}

function boxOf(box: DOMRect): Outline {
  const attributes = {
    x: String(box.left - ROOM),
    y: String(box.top - ROOM),
    width: String(box.width + 2 * ROOM),
    height: String(box.height + 2 * ROOM),
    rx: String(CORNER),
  }
  return { name: 'rect', attributes }
}

/** The box of a slice of a circle would lie over its neighbours: the largest shape in a place is what it looks like. */
function shapeOf(place: SVGGraphicsElement): Outline | null {
  const shapes = place.matches(SHAPES) ? [place] : [...place.querySelectorAll<SVGGraphicsElement>(SHAPES)]
  const largest = shapes.reduce<SVGGraphicsElement | null>(
    (best, shape) => (best && areaOf(best) >= areaOf(shape) ? best : shape),
    null,
  )
  const matrix = largest?.getScreenCTM?.()
  if (!largest || !matrix) return null
  const { a, b, c, d, e, f } = matrix
  const attributes: Record<string, string> = { transform: `matrix(${a} ${b} ${c} ${d} ${e} ${f})` }
  for (const name of GEOMETRY) {
    const value = largest.getAttribute(name)
    if (value !== null) attributes[name] = value
  }
  return { name: largest.localName, attributes }
}

function areaOf(shape: SVGGraphicsElement): number {
  const { width, height } = shape.getBoundingClientRect()
  return width * height
}
