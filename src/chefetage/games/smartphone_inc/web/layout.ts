/* Where everything lies on the map: the only place with numbers of the drawing. */

export interface Point {
  x: number
  y: number
}
export interface MapPlaces {
  width: number
  height: number
  /** Height of a region. */
  card: number
  /** The upper left corner of each region. */
  regions: Record<string, Point>
  /** Connections that bend around something: the way's middle is drawn aside. */
  bends: Record<string, Point>
  /** Connections across the edge of the map. */
  wraps: [west: string, east: string][]
  /** On narrow screens neighbours are named instead of connected by lines. */
  hasLines: boolean
}

export const CARD = 180
const PITCH = { x: 210, y: 148 }
const EDGE = 14

/** In columns and rows, by fractions where that draws the map better. */
const WORLD: Record<string, [column: number, row: number]> = {
  canada: [0.35, 0.14],
  europe: [1.75, 0],
  russia: [3.05, 0.1],
  usa: [0.1, 1.06],
  north_africa: [1.55, 1.06],
  uae: [2.6, 1.14],
  china: [3.95, 1],
  caribbean: [0, 2.08],
  india: [3.05, 2.08],
  south_america: [0.85, 3.06],
  rsa: [2.05, 3.02],
  australia: [3.7, 3.06],
}
const USA: Record<string, [column: number, row: number]> = {
  alaska: [0, 0],
  mountain: [1.2, 0.16],
  midwest: [2.4, 0],
  northeast: [3.6, 0.2],
  california: [0.55, 1.16],
  southeast: [2.72, 1.22],
  hawaii: [0, 2.3],
  texas: [1.6, 2.12],
  florida: [3.6, 2.3],
}
const WORLD_IN_PAIRS = [
  ['canada', 'russia'],
  ['usa', 'europe'],
  ['caribbean', 'north_africa'],
  ['south_america', 'uae'],
  ['rsa', 'india'],
  ['australia', 'china'],
]
const USA_IN_PAIRS = [
  ['alaska', 'mountain'],
  ['hawaii', 'california'],
  ['texas', 'midwest'],
  ['southeast', 'northeast'],
  ['florida'],
]

function wide(
  columns: Record<string, [number, number]>,
  bends: MapPlaces['bends'],
  wraps: MapPlaces['wraps'],
): MapPlaces {
  const card = 122
  const places = Object.entries(columns).map(
    ([region, [column, row]]) => [region, { x: EDGE + column * PITCH.x, y: EDGE + row * PITCH.y }] as const,
  )
  return {
    width: Math.max(...places.map(([, place]) => place.x)) + CARD + EDGE,
    height: Math.max(...places.map(([, place]) => place.y)) + card + EDGE,
    card,
    regions: Object.fromEntries(places),
    bends,
    wraps,
    hasLines: true,
  }
}

function narrow(pairs: string[][]): MapPlaces {
  const card = 146
  const gap = 8
  const places = pairs.flatMap((pair, row) =>
    pair.map((region, column) => [region, { x: column * (CARD + gap), y: row * (card + gap) }] as const),
  )
  return {
    width: CARD * 2 + gap,
    height: pairs.length * (card + gap) - gap,
    card,
    regions: Object.fromEntries(places),
    bends: {},
    wraps: [],
    hasLines: false,
  }
}

const WIDE: Record<string, MapPlaces> = {
  world: wide(
    WORLD,
    { 'canada-russia': { x: 0, y: -96 }, 'south_america-usa': { x: 92, y: -18 }, 'australia-china': { x: 46, y: 0 } },
    [['usa', 'australia']],
  ),
  usa: wide(USA, {}, []),
}
const NARROW: Record<string, MapPlaces> = { world: narrow(WORLD_IN_PAIRS), usa: narrow(USA_IN_PAIRS) }

export function placesOf(map: string, isNarrow: boolean): MapPlaces {
  const found = (isNarrow ? NARROW : WIDE)[map]
  if (!found) throw new Error(`no map ${map}`)
  return found
}

export function middle(places: MapPlaces, region: string): Point {
  const corner = places.regions[region] ?? { x: 0, y: 0 }
  return { x: corner.x + CARD / 2, y: corner.y + places.card / 2 }
}

/** A way between two regions, bent where the map says so. */
export function way(places: MapPlaces, one: string, other: string): string {
  const from = middle(places, one)
  const to = middle(places, other)
  const bend = places.bends[[one, other].sort().join('-')] ?? { x: 0, y: 0 }
  const over = { x: (from.x + to.x) / 2 + bend.x, y: (from.y + to.y) / 2 + bend.y }
  return `M${from.x} ${from.y}Q${over.x} ${over.y} ${to.x} ${to.y}`
}

/** A region's rows, from its upper left corner. */
export const REGION = { padding: 11, title: 17, customers: 42, slots: 68, markers: 108, neighbours: 126 }
export const CUSTOMER = { pitch: 23, radius: 10 }
export const SLOT = { pitch: 32, width: 29, height: 29 }
/** For fingers a pill reaches higher than it looks. */
export const PILL = { width: 84, height: 22, reach: 50 }
