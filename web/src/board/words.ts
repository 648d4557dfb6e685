/* Words on a board: initials, lines that fit, and names of those who have no seat. */
import type { BoardTable } from './types'

type Speaking = Pick<BoardTable<unknown>, 't'>

/** A text cut to one letter, which stands where a colour alone would have to tell. */
export function initial(table: Speaking, key: string): string {
  return table.t(key).charAt(0).toUpperCase()
}

const SOFT_HYPHEN = '\u00ad'

/** Lines of at most so many letters, as far as single words allow; an SVG board cannot break them by itself. */
export function wrap(text: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').flatMap((one) => broken(one, letters))) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A word, in parts where it is too long for a line and says where it may be broken. */
function broken(word: string, letters: number): string[] {
  const parts = word.split(SOFT_HYPHEN)
  if (parts.join('').length <= letters) return [parts.join('')]
  const found: string[] = []
  for (const [at, part] of parts.entries()) {
    const last = found.at(-1)
    const hyphen = at < parts.length - 1 ? 1 : 0
    if (last !== undefined && last.length + part.length + hyphen <= letters) found[found.length - 1] = last + part
    else found.push(part)
  }
  return found.map((part, at) => (at < found.length - 1 ? `${part}-` : part))
}

/** The name of a seat; figures behind the last seat are nobody's and have a text of the game. */
export function nameOf(table: Speaking & Pick<BoardTable<unknown>, 'names'>, figure: number, key = 'neutral'): string {
  return table.names[figure] ?? table.t(key, { players: table.names.length })
}
