/* Which component keys changed between two views: what a board lets glow. */
import { isTree } from '$lib/game/shared'

/** Keys of entries that differ, and strings that are new in their place. */
export function changedKeys(before: unknown, after: unknown): Set<string> {
  const found = new Set<string>()
  compare(before, after, found)
  return found
}

function compare(before: unknown, after: unknown, found: Set<string>): boolean {
  if (Object.is(before, after)) return false
  if (!isTree(before) || !isTree(after)) {
    if (typeof after === 'string') found.add(after)
    return true
  }
  let isChanged = false
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (!compare(before[key], after[key], found)) continue
    isChanged = true
    if (!/^\d+$/.test(key)) found.add(key)
  }
  return isChanged
}
