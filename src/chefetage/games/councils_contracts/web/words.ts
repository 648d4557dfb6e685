/* Words on the board: initials, names and lines that fit. */
import type { BoardTable } from '$board/types'
import type { CouncilsContractsView } from './view'

export type Table = BoardTable<CouncilsContractsView>
export type Translate = Table['t']

const CHOICES: Record<string, string> = {
  any: '?',
  ordinary: '4',
  special: '',
}

/** The letter on the coin of an area; a choice among areas has a sign. */
export function initial(t: Translate, area: string): string {
  return CHOICES[area] ?? t(`area-${area}`).charAt(0).toUpperCase()
}

export function cardName(t: Translate, card: string): string {
  return t(`card-${card}`)
}

/** Splits at blanks into lines of about so many letters. */
export function lines(text: string, letters: number): string[] {
  const found: string[] = []
  for (const word of text.split(' ')) {
    const last = found.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters) found[found.length - 1] = `${last} ${word}`
    else found.push(word)
  }
  return found
}

/** The size of a font with which a text is no wider than `width`. */
export function sizeToFit(text: string, width: number, size: number, letterWidth: number): number {
  return Math.min(size, width / (text.length * letterWidth))
}

const HYPHEN = '\u00ad'

/** A long compound may be broken before its last part. */
export function breakable(t: Translate, name: string): string {
  const tail = t('board-tails')
    .split(' ')
    .find((word) => word !== '' && name.length > word.length && name.endsWith(word))
  return tail ? name.slice(0, -tail.length) + HYPHEN + tail : name
}

/** A name in one line, or in two if it is long and can be broken. */
export function nameLines(t: Translate, name: string, letters: number): string[] {
  if (name.length <= letters) return [name]
  const [first, ...others] = breakable(t, name).split(HYPHEN)
  return others.length > 0 ? [`${first}-`, ...others] : lines(name, letters)
}
