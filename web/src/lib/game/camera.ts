/* How close one looks at a board, and at which part of it. */

export interface Camera {
  /** 1: all of it. */
  zoom: number
  /** How far the board is shifted, as shares of the box. */
  x: number
  y: number
}

export interface Point {
  x: number
  y: number
}

export const ALL: Camera = { zoom: 1, x: 0, y: 0 }
const NEAREST = 4

/** The board never leaves the box. */
function within(camera: Camera): Camera {
  const least = 1 - camera.zoom
  const clamp = (value: number) => Math.min(0, Math.max(least, value))
  return camera.zoom <= 1 ? ALL : { zoom: camera.zoom, x: clamp(camera.x), y: clamp(camera.y) }
}

/** Nearer or farther by a factor; what lies at the point (as shares of the box) stays there. */
export function zoomed(camera: Camera, by: number, at: Point): Camera {
  const zoom = Math.min(NEAREST, Math.max(1, camera.zoom * by))
  const factor = zoom / camera.zoom
  return within({ zoom, x: at.x - (at.x - camera.x) * factor, y: at.y - (at.y - camera.y) * factor })
}

export function moved(camera: Camera, by: Point): Camera {
  return within({ ...camera, x: camera.x + by.x, y: camera.y + by.y })
}
