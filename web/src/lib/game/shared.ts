/* Positions come whole. What is as it was stays the same object, so that only what has changed is drawn anew. */
import type { Position } from '$protocol'

type Tree = Record<string, unknown>

export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null
}

/** Moves are known by their notation, all else by its place. */
export function sharedPosition({ offers: old, ...before }: Position, { offers, ...after }: Position): Position {
  const known = new Map(old.map((offer) => [offer.move, offer]))
  return { ...shared(before, after), offers: offers.map((offer) => shared(known.get(offer.move), offer)) }
}

/** A value that was just read, in which whatever equals its counterpart is replaced by that one. */
export function shared<Value>(before: unknown, after: Value): Value {
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) return after
  const [parts, keys]: [Tree, string[]] = [after, Object.keys(after)]
  let isSame = keys.length === Object.keys(before).length
  for (const key of keys) {
    parts[key] = shared(before[key], parts[key])
    isSame &&= Object.is(parts[key], before[key])
  }
  return isSame ? (before as Value) : after
}
