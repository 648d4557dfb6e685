/* What is looked up in components.toml, whichever game it is of. */

/** The component with an id; that there is none is a mistake in the data. */
export function find<Item extends { id: string }>(items: Item[], id: string): Item {
  const item = items.find((candidate) => candidate.id === id)
  if (!item) throw new Error(`no component ${id}`)
  return item
}

/** Every single item of a count by key. */
export function each(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([key, count]) => Array<string>(count).fill(key))
}
