/* Houses, halls, roads and towers as path data: one scene per card type, varied by the card's number. */

export interface Scene {
  back: string
  front: string
  lights: string
}

interface Block {
  x: number
  width: number
  height: number
}

const BACK = [0.42, 0.6, 0.35, 0.7, 0.5, 0.38, 0.62, 0.45]

export function skyline(type: string, variant: number, width: number, height: number): Scene {
  const blocks = FRONTS[type]?.(variant) ?? []
  const scaled = blocks.map(({ x, width: w, height: h }) => ({
    x: x * width,
    width: w * width,
    height: h * height,
  }))
  const roof = ROOFS[type] ?? box
  const ground = `M0,${height}V${height - 2}H${width}V${height}Z`
  return {
    back: BACK.map((_, index) => distant(index, variant, width, height)).join(''),
    front: ground + scaled.map((block) => roof(block, height)).join(''),
    lights: scaled.map((block) => windows(block, height)).join(''),
  }
}

function distant(index: number, variant: number, width: number, height: number): string {
  const step = width / BACK.length
  const high = (BACK[(index + variant) % BACK.length] ?? 0) * height
  return box({ x: index * step, width: step + 0.5, height: high }, height)
}

const FRONTS: Record<string, (variant: number) => Block[]> = {
  industry: (v) => [row(0.1, 0.4, 0.55), row(0.52, 0.26, 0.4 + (v % 3) * 0.1), row(0.82, 0.06, 0.9)],
  infrastructure: (v) => [row(0.08, 0.06, 0.7), row(0.3 + (v % 3) * 0.06, 0.06, 0.85), row(0.84, 0.06, 0.7)],
  housing: (v) => [row(0.08, 0.22, 0.5), row(0.34, 0.22, 0.5 + (v % 2) * 0.15), row(0.6, 0.28, 0.55)],
  commerce: (v) => [row(0.12, 0.3, 0.5), row(0.46, 0.14, 0.55 + (v % 4) * 0.1), row(0.64, 0.26, 0.45)],
  landmark: (v) => [row(0.2, 0.14, 0.45), row(0.4, 0.2, 0.55 + (v % 3) * 0.08), row(0.66, 0.14, 0.45)],
  joker: () => [row(0.14, 0.24, 0.5), row(0.4, 0.2, 0.72), row(0.62, 0.24, 0.5)],
}

function row(x: number, width: number, height: number): Block {
  return { x, width, height }
}

const ROOFS: Record<string, (block: Block, ground: number) => string> = {
  industry: sawtooth,
  infrastructure: pylon,
  housing: gable,
  landmark: gable,
  joker: gable,
}

function box({ x, width, height }: Block, ground: number): string {
  return `M${x},${ground}V${ground - height}h${width}V${ground}Z`
}

function gable(block: Block, ground: number): string {
  const { x, width, height } = block
  return `${box(block, ground)}M${x - 2},${ground - height}L${x + width / 2},${ground - height - 8}L${x + width + 2},${ground - height}Z`
}

function sawtooth(block: Block, ground: number): string {
  const { x, width, height } = block
  const tooth = width / 2
  const top = ground - height
  const teeth = [0, 1].map((index) => `M${x + index * tooth},${top}v-6L${x + (index + 1) * tooth},${top}Z`)
  return box(block, ground) + (width > height ? teeth.join('') : '')
}

/** A bridge: pylons with a road between them. */
function pylon(block: Block, ground: number): string {
  const { x, width, height } = block
  const middle = x + width / 2
  const top = ground - height
  const cable = `M${middle},${top}L${middle + 24},${ground - 7}h-2L${middle},${top + 3}L${middle - 22},${ground - 7}h-2Z`
  return `${box(block, ground)}M0,${ground - 8}H120v3H0Z${cable}`
}

function windows({ x, width, height }: Block, ground: number): string {
  const columns = Math.floor(width / 9)
  const rows = Math.floor(height / 9)
  const panes = Array.from({ length: columns * rows }, (_, index) => {
    const left = x + (width / columns) * ((index % columns) + 0.5) - 1.5
    return `M${left},${ground - 4 - 8 * Math.floor(index / columns)}v-4h3v4Z`
  })
  return panes.join('')
}
