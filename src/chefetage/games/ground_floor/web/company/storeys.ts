/* How high a building is: its storeys from the roof down, each with its place in the drawing. */
import { BUILDING } from './layout'
import type { CompanyView } from '../view'

export interface Storey {
  floor: string
  y: number
  h: number
}

/** Floors are drawn from the top; `renovates` makes room for the choice of a room. */
export function storeysOf(
  company: CompanyView,
  renovates: boolean,
): { storeys: Storey[]; rooms: number; track: number; height: number } {
  let y = BUILDING.roof + BUILDING.gap
  const storeys = company.floors.toReversed().map((floor) => {
    const h = heightOf(floor, renovates)
    const storey = { floor, y, h }
    y += h + BUILDING.gap
    return storey
  })
  const track = y + BUILDING.rooms
  return { storeys, rooms: y, track, height: track + BUILDING.track }
}

function heightOf(floor: string, renovates: boolean): number {
  if (floor === 'empty_floor') return BUILDING.slots
  return floor === 'office_renovation' && renovates ? BUILDING.floor + BUILDING.renovate : BUILDING.floor
}

/** The uses of a room, as offices are named: numbered only where there are several. */
export function officesOf(room: { id: string; remodeled: unknown[] }): string[] {
  return room.remodeled.length === 1 ? [room.id] : room.remodeled.map((_, number) => `${room.id}_${number + 1}`)
}
