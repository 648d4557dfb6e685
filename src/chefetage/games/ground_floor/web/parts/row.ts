/* Lays out signs in a row on an SVG board: sign, number, and an arrow before what is given. */
import type { Effect, Sign } from '../effects'
import type { GlyphName } from './glyphs'

export interface Placed {
  glyph?: GlyphName
  text?: string
  x: number
}

const DIGIT = 0.58
const GAP = 0.22
const ARROW = 1.1

/** Numbers stand before their sign; a single one is not counted. */
function textOf(sign: Sign): string {
  return sign.count === undefined || sign.count === 1 ? '' : String(sign.count).replace('-', '−')
}

/** Positions from the left edge; a width of 1 is the size of a sign. */
export function rowOf(effect: Effect, size: number): { items: Placed[]; width: number } {
  const items: Placed[] = []
  let x = 0
  const put = (sign: Sign) => {
    const text = textOf(sign)
    if (text) {
      const width = text.length * DIGIT * size
      items.push({ text, x: x + width / 2 })
      x += width + 1
    }
    items.push({ glyph: sign.glyph, x: x + size / 2 })
    x += size * (1 + GAP)
  }
  effect.needs.forEach(put)
  if (effect.needs.length && effect.gives.length) {
    items.push({ text: '→', x: x + (ARROW * size) / 2 - 1 })
    x += ARROW * size
  }
  effect.gives.forEach(put)
  return { items, width: Math.max(0, x - GAP * size) }
}
