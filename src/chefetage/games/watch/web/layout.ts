/* Where things are on the dial, around its middle: one quarter is laid out, the others mirror it. */

/** Pixels in which the whole table is laid out at the least, before it is scaled to the window. */
export const TABLE = { width: 968, height: 630 }

export interface Point {
  x: number
  y: number
}

export interface SpaceLayout {
  /** Angles, clockwise from 12 o'clock. */
  from: number
  to: number
  name: Point
  spot: Point
  icon: Point
  risk: Point
}

/** Half the size of the drawing, and radii. */
export const DIAL = {
  half: 320,
  rim: 316,
  face: 306,
  ring: 164,
  names: 143,
  band: 126,
  hand: 156,
  spot: 34,
  pawn: 27,
}
/** The market card: half its side, and in each quarter the row of a number and its sign. */
export const CARD = { half: 92, row: 47, eye: 27, text: 30, sign: 70, left: { text: -64, sign: -25 }, lines: [30, 66] }
export const CORNER = { x: 312, y: 280 }

const SPACES = 8
const QUARTER = SPACES / 4

/** In the quarter from 12 to 3 o'clock: the space next to the upright and the one next to the level. */
const UPRIGHT = {
  name: { x: 78, y: -254 },
  spot: { x: 66, y: -200 },
  icon: { x: 138, y: -204 },
  risk: { x: 175, y: -226 },
}
const LEVEL = {
  name: { x: 204, y: -115 },
  spot: { x: 208, y: -56 },
  icon: { x: 272, y: -62 },
  risk: { x: 226, y: -178 },
}

/** Of the action space in this place clockwise from 12 o'clock, from 0. */
export function spaceLayout(place: number): SpaceLayout {
  const quarter = Math.floor(place / QUARTER)
  const model = (place + quarter) % 2 === 0 ? UPRIGHT : LEVEL
  const right = quarter < 2 ? 1 : -1
  const down = quarter === 1 || quarter === 2 ? -1 : 1
  const mirrored = (point: Point) => ({
    x: point.x * right,
    y: point.y * down,
  })
  return {
    from: (place * 360) / SPACES,
    to: ((place + 1) * 360) / SPACES,
    name: mirrored(model.name),
    spot: mirrored(model.spot),
    icon: mirrored(model.icon),
    risk: mirrored(model.risk),
  }
}

/** In a corner beside the dial, for a worker that is not on it. */
export function waitingSpot(worker: number): Point {
  return { x: -290 + (worker % 2) * 50, y: 290 - Math.floor(worker / 2) * 52 }
}

/** A point at an angle clockwise from 12 o'clock. */
export function at(angle: number, radius: number): Point {
  const radians = (angle * Math.PI) / 180
  return {
    x: tidy(Math.sin(radians) * radius),
    y: tidy(-Math.cos(radians) * radius),
  }
}

/** A slice of a ring as an SVG path. */
export function slice(from: number, to: number, inner: number, outer: number): string {
  const [a, b, c, d] = [at(from, outer), at(to, outer), at(to, inner), at(from, inner)]
  return `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`
}

/** An arc to write on; below the middle it runs backwards so that letters stand upright. */
export function arc(from: number, to: number, radius: number): string {
  const isBelow = from >= 90 && from < 270
  const [a, b] = isBelow ? [at(to, radius), at(from, radius)] : [at(from, radius), at(to, radius)]
  return `M${a.x} ${a.y}A${radius} ${radius} 0 0 ${isBelow ? 0 : 1} ${b.x} ${b.y}`
}

function tidy(value: number): number {
  return Math.round(value * 100) / 100
}
