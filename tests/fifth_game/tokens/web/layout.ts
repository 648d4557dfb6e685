/* Where the tokens of the pile lie: in rows, one after the other. */

export const TOKEN = { radius: 10, step: 24, columns: 10 }

export interface Point {
  x: number
  y: number
}

export function tokenAt(place: number): Point {
  const row = Math.floor(place / TOKEN.columns)
  return { x: (place % TOKEN.columns) * TOKEN.step + TOKEN.step / 2, y: row * TOKEN.step + TOKEN.step / 2 }
}

export function pileSize(tokens: number): { width: number; height: number } {
  const rows = Math.max(1, Math.ceil(tokens / TOKEN.columns))
  return { width: TOKEN.columns * TOKEN.step, height: rows * TOKEN.step }
}
