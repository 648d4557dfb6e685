/* Discs on their way between a player's rows and the tracks. */
import { pairUp, type Flight } from '$board/flights'

/** Where a disc lies; all discs of a worker are alike. */
export function discSpot(worker: number, place: string): string {
  return `disc-${worker}:${place}`
}

export function workerSpot(worker: number | string): string {
  return `worker-${worker}`
}

/** A disc from a board that is not shown comes from its worker on the dial. */
export function discFlights(before: string[], after: string[]): Flight[] {
  const paired = pairUp(before, after)
  const known = new Set([...before, ...paired.map(({ to }) => to)])
  const others = after.flatMap((to) => {
    const worker = /^disc-(\d+):/.exec(to)?.[1]
    return worker !== undefined && !known.has(to) ? [{ from: workerSpot(worker), to }] : []
  })
  return [...paired, ...others]
}
