/* How long to wait before the next try to connect. */

export const LONGEST_MS = 30_000
const FIRST_MS = 400

/** Doubles with every failure, with some chance, so that not all pages come back in the same moment. */
export function backoff(failures: number, chance = Math.random()): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures)
  return Math.round(full * (0.6 + 0.4 * chance))
}
