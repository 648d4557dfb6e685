/* Where and how large things are drawn, in units of the drawings, and the signs that stand beside the colours. */

/** A card is a square; in the city, cards lie on a grid of `pitch`. */
export const CARD = { size: 120, pitch: 130, radius: 9, band: 22 }

export const FACE = {
  band: 'M0,22V9q0,-9 9,-9H111q9,0 9,9V22Z',
  type: { x: 12, size: 15 },
  name: {
    x: 22,
    sizes: [10.5, 9],
    line: 9.4,
    letters: 12,
    width: 74,
    letter: 0.66,
  }, // letter: its width by the font's size, about
  points: { x: 108, y: 11.5, size: 20 },
  cost: { x: 11, y: 35, step: 30, coin: 15.7, number: 8.7, size: 12.5 },
  need: { x: 112, step: 10.5, size: 13 },
  picture: { top: 47, bottom: 77 },
  standing: { y: 75, step: 32, size: 45, place: 34, letter: 20 },
  signs: { y: 86, size: 15 },
  mark: { x: -4, y: -4, width: 128, height: 128 },
  ring: { x: -2.5, y: -2.5, width: 125, height: 125 },
  signsWidth: 112,
  text: {
    y: 103.5,
    size: 9.8,
    line: 10.8,
    letters: 23,
    letter: 0.6,
    width: 114,
  },
  handle: { x: 107, y: 61 },
  builtHandle: { x: 107, y: 66 },
}

/** A lens that shows a card large; `reach` is what a finger can hit. */
export const HANDLE = {
  radius: 8.5,
  reach: 16.5,
  lens: 'M-4,-1a3,3 0 1,0 6,0a3,3 0 1,0 -6,0M1.4,1.4L4.6,4.6',
}

/** A worker's figure, standing on (0, 0). */
export const WORKER = {
  height: 30,
  width: 22,
  outline: 'M0,-30a6,6 0 0 1 4.2,10.4L10,-17L7,-11.5L10,0H-10L-7,-11.5L-10,-17L-4.2,-19.6A6,6 0 0 1 0,-30Z',
  letter: { x: 0, y: -8, size: 13.5 },
}

/** A card from afar: its letters, its name, the figures on it by their height, and its signs by their size. */
export const FAR = {
  letter: 19,
  line: 1.15,
  border: 6,
  name: { size: 11, line: 1.1, width: 0.66, room: 116 },
  standing: { y: 116, step: 0.68, size: 64, place: 0.75, letter: 0.45 },
  signs: { size: 25, line: 1.3, text: 0.72, width: 116 },
}

export const SITE = { inset: 1, plus: 22 }
export const PAIR = { length: 66, width: 34, pointer: 27, finger: 46 } // the last two in pixels, at least

/** The city's window: at least this many cells are in view at first; where cards are laid, there is room for one more. */
export const WINDOW = {
  columns: 3.2,
  rows: 3.2,
  border: 0.12,
  siteBorder: 1.06,
}

/** Pixels of a card or a place that a pointer or a finger needs. */
export const LEAST = { pointer: 24.5, finger: 46 }

/**
 * Pixels of a card from which its print, or at least its name, its signs or its places for workers, can be read; and of
 * the smallest letter.
 */
export const LEGIBLE = { print: 156, name: 98, signs: 56, places: 42, letter: 11.2 }

export const BORDER = 3 // pixels beside what the city is moved to
export const DOT = 5 // pixels of the mark on what others have changed
export const RING = { width: 5, pixels: 2.5 } // around a card that can be chosen, at least
export const HOLD = 450 // milliseconds after which a finger has not tapped, but holds

/** An influence strip: five tracks, one below the other. */
export const STRIP = {
  label: 26,
  space: 22,
  row: 24,
  marker: 10.5,
  badge: 28,
  coin: 22,
  points: 20,
}

export const FLIGHT = { duration: 520, stagger: 60 }

export const SHAPES: Record<string, string> = {
  transport: 'M-9,0a9,9 0 1,0 18,0a9,9 0 1,0 -18,0Z',
  finance: 'M0,-11L11,0L0,11L-11,0Z',
  public_works: 'M-8.5,-8.5h17v17h-17Z',
  culture: 'M-5.3,-9.2h10.6l5.3,9.2l-5.3,9.2h-10.6l-5.3,-9.2Z',
  development: 'M0,-11L9.5,-2.5V9H-9.5V-2.5Z',
  any: 'M-9,0a9,9 0 1,0 18,0a9,9 0 1,0 -18,0Z',
  ordinary: 'M-9,0a9,9 0 1,0 18,0a9,9 0 1,0 -18,0Z',
  special: 'M0,-11L3,-4.6L10,-4.6L5,0.6L7.4,8.4L0,4.4L-7.4,8.4L-5,0.6L-10,-4.6L-3,-4.6Z',
}

/** Influence that can be chosen among areas. */
export const CHOICES_OF_AREAS: Record<string, string[]> = {
  ordinary: ['transport', 'finance', 'public_works', 'culture'],
  any: ['transport', 'finance', 'public_works', 'culture', 'development'],
}

/** Small signs, each drawn in a square of 16 with the origin in its middle. */
export const GLYPHS: Record<string, string> = {
  arrow: 'M-6,0H4M1,-4L6,0L1,4',
  times: 'M-3,-3L3,3M-3,3L3,-3',
  box: 'M-7.5,-6H7.5V-2H-7.5ZM-6,-2V6.5H6V-2M-2,1.5H2',
  copy: 'M-7,-7H3V3H-7ZM3,-3H7V7H-3V3',
  card: 'M-6,-6H6V6H-6Z',
  adjacent: 'M-2.5,-2.5H2.5V2.5H-2.5ZM-2.5,-7.5H2.5M-2.5,7.5H2.5M-7.5,-2.5V2.5M7.5,-2.5V2.5',
  row: 'M-8,-3H-3V3H-8ZM-2.5,-3H2.5V3H-2.5ZM3,-3H8V3H3Z',
  column: 'M-3,-8V-3H3V-8ZM-3,-2.5V2.5H3V-2.5ZM-3,3V8H3V3Z',
  pair: 'M-7.5,-4H-0.5V4H-7.5ZM0.5,-4H7.5V4H0.5Z',
  differs: 'M-6,-2.5H6M-6,2.5H6M-3,6L3,-6',
  hammer: 'M-6,7L2,-1M-2,-5L6,3L8,1L0,-7Z',
  swap: 'M-6,-3H5L2,-6M6,3H-5L-2,6',
  worker: 'M0,-7.5a3,3 0 1,1 -0.01,0ZM-5.5,7.5L-3.5,0H3.5L5.5,7.5Z',
}

/** What stands for a card's type besides its colour. */
export const TYPE_SIGNS: Record<string, string> = {
  industry: 'M-7,6V-2L-2,1V-2L3,1V-6H6V6Z',
  infrastructure: 'M-6,7L-2,-7M6,7L2,-7M0,-6V-3M0,-1V2M0,4V7',
  housing: 'M-7,0L0,-6L7,0M-5,-1V6H5V-1M-1.5,6V2H1.5V6',
  commerce: 'M-6,-2H6L5,7H-5ZM-3,-2V-4A3,3 0 0 1 3,-4V-2',
  landmark: 'M-7,-2L0,-7L7,-2ZM-5,-2V5M0,-2V5M5,-2V5M-7,6H7',
  joker: 'M-7,7H7M-5,7V-1H5V7M-5,-1L0,-4L5,-1M0,-4V-8L4,-6.5L0,-5',
}

/** What stands for a card's type besides its sign. */
export const TYPE_COLOURS: Record<string, string> = {
  industry: 'light-dark(#5d6570, #6f7885)',
  infrastructure: 'light-dark(#a9560b, #b3631a)',
  housing: 'light-dark(#a63a44, #b24a54)',
  commerce: 'light-dark(#2f7044, #3a7f51)',
  landmark: 'light-dark(#2d5c9c, #3d6cae)',
  joker: 'light-dark(#7d6412, #8d7426)',
}

/** A project on offer: letters in a line of its name, and its signs. */
export const PROJECT = { letters: 10, signs: { width: 84, height: 22, size: 18 } }
