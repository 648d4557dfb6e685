/* How pieces travel; a person who wants no motion sees them jump. */
import { cubicInOut } from 'svelte/easing'
import { crossfade, scale } from 'svelte/transition'
import type { Table } from './types'

const TRAVEL = 550

/** A disc that leaves one place and appears at another travels between them. */
export const [send, receive] = crossfade({
  easing: cubicInOut,
  fallback: (node, { duration }) =>
    scale(node, {
      start: 0.3,
      duration: typeof duration === 'number' ? duration : 0,
    }),
})

export function travel(table: Table, key: string): { key: string; duration: number } {
  return { key, duration: table.reducedMotion ? 0 : TRAVEL }
}
