/* Where everything lies on the map: the only place with numbers of the drawing. */

export interface Point {
  x: number
  y: number
}
export interface MapPlaces {
  width: number
  height: number
  /** Size of a region. */
  card: { width: number; height: number }
  /** The upper left corner of each region. */
  regions: Record<string, Point>
  /** Connections that bend around something: the way's middle is drawn aside. */
  bends: Record<string, Point>
  /** Connections across the edge of the map. */
  wraps: [west: string, east: string][]
  /** On narrow screens neighbours are named instead of connected by lines. */
  hasLines: boolean
}

const CARD = { width: 140, height: 94 }
const PITCH = { x: 150, y: 112 }
/** For ways across the edge, for figures above regions and for moves below them. */
const EDGE = { x: 14, top: 16, bottom: 15 }

/** In columns and rows, so that neighbours lie side by side. */
const WORLD: Record<string, [column: number, row: number]> = {
  canada: [0, 0],
  europe: [1, 0],
  russia: [2, 0],
  china: [3, 0],
  usa: [0, 1],
  north_africa: [1, 1],
  uae: [2, 1],
  india: [3, 1],
  caribbean: [0, 2],
  south_america: [1, 2],
  rsa: [2, 2],
  australia: [3, 2],
}
const USA: Record<string, [column: number, row: number]> = {
  alaska: [0, 0],
  mountain: [1, 0],
  midwest: [2, 0],
  northeast: [3, 0],
  california: [0.24, 1],
  texas: [1.3, 1],
  southeast: [2.36, 1],
  hawaii: [0, 2],
  florida: [2.7, 2],
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
  const places = Object.entries(columns).map(
    ([region, [column, row]]) => [region, { x: EDGE.x + column * PITCH.x, y: EDGE.top + row * PITCH.y }] as const,
  )
  return {
    width: Math.max(...places.map(([, place]) => place.x)) + CARD.width + EDGE.x,
    height: Math.max(...places.map(([, place]) => place.y)) + CARD.height + EDGE.bottom,
    card: CARD,
    regions: Object.fromEntries(places),
    bends,
    wraps,
    hasLines: true,
  }
}

function narrow(pairs: string[][]): MapPlaces {
  const card = { width: 184, height: 116 }
  const gap = { x: 4, y: 12 }
  const places = pairs.flatMap((pair, row) =>
    pair.map((region, column) => {
      const place = { x: 1 + column * (card.width + gap.x), y: EDGE.top + row * (card.height + gap.y) }
      return [region, place] as const
    }),
  )
  return {
    width: card.width * 2 + gap.x + 2,
    height: EDGE.top + pairs.length * (card.height + gap.y),
    card,
    regions: Object.fromEntries(places),
    bends: {},
    wraps: [],
    hasLines: false,
  }
}

const WIDE: Record<string, MapPlaces> = {
  world: wide(WORLD, { 'canada-russia': { x: 0, y: -110 }, 'australia-china': { x: 154, y: 0 } }, [
    ['usa', 'australia'],
  ]),
  usa: wide(USA, { 'alaska-hawaii': { x: -120, y: 0 }, 'florida-texas': { x: -40, y: 60 } }, []),
}
const NARROW: Record<string, MapPlaces> = { world: narrow(WORLD_IN_PAIRS), usa: narrow(USA_IN_PAIRS) }

export function placesOf(map: string, isNarrow: boolean): MapPlaces {
  const found = (isNarrow ? NARROW : WIDE)[map]
  if (!found) throw new Error(`no map ${map}`)
  return found
}

export function middle(places: MapPlaces, region: string): Point {
  const corner = places.regions[region] ?? { x: 0, y: 0 }
  return { x: corner.x + places.card.width / 2, y: corner.y + places.card.height / 2 }
}

/** A way between two regions, bent where the map says so. */
export function way(places: MapPlaces, one: string, other: string): string {
  const from = middle(places, one)
  const to = middle(places, other)
  const bend = places.bends[[one, other].sort().join('-')] ?? { x: 0, y: 0 }
  const over = { x: (from.x + to.x) / 2 + bend.x, y: (from.y + to.y) / 2 + bend.y }
  return `M${from.x} ${from.y}Q${over.x} ${over.y} ${to.x} ${to.y}`
}

/** A region's rows, from its upper left corner. Where neighbours are named, markers lie below them. */
export const REGION = { padding: 5, title: 15, customers: 30, slots: 42, markers: 83, neighbours: 87, below: 98 }
export const CUSTOMER = { radius: 8, gap: 2, dual: 27 }
/** `values`: as wide as two values may be within the frame. */
export const SLOT = { pitch: 26, width: 25, height: 30, emblem: 9.5, values: 21 }
/** A retailer lies over the customers; slots move down a little, as they have no values. */
export const RETAILER = { top: 21, height: 31, slots: 54 }
/** What a click does stands on the lower edge of a region; for fingers it reaches higher than it looks. */
export const PILL = { height: 24, over: 13, letter: 6.5, padding: 14, gap: 2, reach: 48 }
