/* Searching a rulebook: words in any order and form, other words for the same thing, whole questions, ids.
   chefetage.words.search does the same; tests/words/search.json holds both to the same answers. */
import type { Chapter, Rule, SearchWords } from '$protocol'

export interface Hit {
  rule: Rule
  chapter: Chapter
}

/** A part of a text, and whether it was asked for. */
export interface Piece {
  text: string
  isHit: boolean
}

/** A word that was asked for: its stem or the id of a rule, and the stems of other words for it. */
interface Term {
  own: string
  others: string[]
  isId: boolean
}

/** Words and their stems. */
type Stems = [string, string][]

const WORD = /[\p{L}\p{N}]+/gu
const ID = /^(?:(?:[a-z]+-)?\d+\.\d+|[a-z]+-\d+)$/
const SHORTEST_STEM = 3
const SHORTEST_INSIDE = 4 // a shorter one is in every other word by chance
const SAME = 8
const BEGINNING = 6
const INSIDE = 4
const HEADING = 1
const OTHER_WORD = 2 // another word for the same thing counts for less: this part

/** Small letters without marks: "Zahnräder" is found by "zahnrad". */
function plain(word: string): string {
  return word.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
}

function alike(wanted: string, word: string, stem: string): number {
  if (wanted === stem) return SAME
  if (word.startsWith(wanted)) return BEGINNING
  return wanted.length >= SHORTEST_INSIDE && word.includes(wanted) ? INSIDE : 0
}

/** "WA-6.9" lies in "WA-6". */
export function chapterOf(id: string): string {
  return id.split('.')[0] ?? id
}

/** A question, taken apart. */
export class Search {
  private readonly terms: Term[]

  constructor(
    question: string,
    private readonly words: SearchWords,
  ) {
    const parts = question.toLowerCase().split(/\s+/).filter(Boolean)
    const ids = parts.filter((part) => ID.test(part)).map((own) => ({ own, others: [], isId: true }))
    const rest = parts.filter((part) => !ID.test(part)).join(' ')
    const found = (rest.match(WORD) ?? []).map(plain)
    const telling = found.filter((word) => !words.idle.includes(word))
    this.terms = [...ids, ...[...new Set(telling.length ? telling : found)].map((word) => this.term(word))]
  }

  /** Rules that have all the words, or else most of them; the shortest of those that fit best come first. */
  in(chapters: Chapter[]): Hit[] {
    const found = chapters.flatMap((chapter) =>
      chapter.rules.map((rule) => ({ rule, chapter, strength: this.strength(rule, chapter.title) })),
    )
    const most = Math.max(0, ...found.map(({ strength }) => strength.words))
    if (!most) return []
    return found
      .filter(({ strength }) => strength.words === most)
      .sort(({ strength: one }, { strength: other }) => other.fit - one.fit || one.length - other.length)
      .map(({ rule, chapter }) => ({ rule, chapter }))
  }

  /** A text in pieces, so that the words which were asked for can be marked. */
  pieces(text: string): Piece[] {
    const pieces: Piece[] = []
    let end = 0
    for (const word of text.matchAll(WORD)) {
      if (!this.isHit(word[0])) continue
      if (word.index > end) pieces.push({ text: text.slice(end, word.index), isHit: false })
      end = word.index + word[0].length
      pieces.push({ text: word[0], isHit: true })
    }
    if (end < text.length) pieces.push({ text: text.slice(end), isHit: false })
    return pieces
  }

  private isHit(told: string): boolean {
    const word = plain(told)
    return this.terms.some((term) => !term.isId && this.likeness(term, word, this.stem(word)) > 0)
  }

  private term(word: string): Term {
    const own = this.stem(word)
    const others = Object.entries(this.words.alike).filter(([key]) => this.stem(plain(key)) === own)
    return { own, others: others.flatMap(([, found]) => found).map((other) => this.stem(plain(other))), isId: false }
  }

  /** A word without its ending, if enough is left. */
  private stem(word: string): string {
    const ending = this.words.endings.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM)
    return ending ? word.slice(0, -ending.length) : word
  }

  /** How many of the words a rule has, how well they fit, and how long it is. */
  private strength(rule: Rule, title: string): { words: number; fit: number; length: number } {
    const heading = this.stems(`${title} ${rule.section}`)
    const stems = this.stems(rule.text)
    const fits = this.terms.map((term) => this.fit(term, rule.id.toLowerCase(), stems, heading))
    const fit = fits.reduce((sum, one) => sum + one, 0)
    return { words: fits.filter((one) => one > 0).length, fit, length: stems.length }
  }

  private fit(term: Term, id: string, stems: Stems, heading: Stems): number {
    if (term.isId) return isNamed(id, term.own) ? SAME : 0
    const best = Math.max(0, ...stems.map(([word, stem]) => this.likeness(term, word, stem)))
    const isHeading = heading.some(([word, stem]) => this.likeness(term, word, stem) > 0)
    return best + (isHeading ? HEADING : 0)
  }

  /** All words of a text, and their stems. */
  private stems(text: string): Stems {
    return (text.match(WORD) ?? []).map(plain).map((word) => [word, this.stem(word)])
  }

  private likeness(term: Term, word: string, stem: string): number {
    const own = alike(term.own, word, stem)
    return own || Math.max(0, ...term.others.map((other) => Math.floor(alike(other, word, stem) / OTHER_WORD)))
  }
}

/** Whether an id is asked for in full, without its prefix, or by its chapter. */
function isNamed(id: string, asked: string): boolean {
  return id === asked || id.endsWith(`-${asked}`) || id.startsWith(`${asked}.`)
}
