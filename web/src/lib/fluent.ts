/* Sentences of Project Fluent, as far as our texts use it; a test compares every one of them with Fluent itself. */
import type { Facts, Lang } from '$board/types'

type Telling = (facts: Facts) => string

const ENTRY = /^([a-zA-Z][\w-]*) *= *(.*(?:\n(?:[ }].*)?)*)/gm
const TEXT = /[^{}\n]+/y
const BLANK = /\s+/y
const BLANK_BEFORE_LINE = / *\r?\n/g
const REFERENCE = /(\$?)([a-zA-Z][\w-]*)/y
const QUOTED = /"([^"\\]*)"/y
const VARIANT = /(\*?)\[\s*([\w.-]+)\s*] */y
const SEPARATORS: Record<Lang, [string, string]> = { en: [',', '.'], de: ['.', ','] } // of thousands and of decimals
const FINEST = 1000 // parts of one that are told
const ENDS_PATTERN = new Set(['.', '[', '*', '}', undefined])

/** Sentences by their keys, the first of those with the same; none is taken apart yet, for a page needs few of them. */
export function entriesOf(...sources: string[]): Map<string, string> {
  const entries = new Map<string, string>()
  for (const source of sources)
    for (const [, key, pattern] of source.matchAll(ENTRY)) if (!entries.has(key!)) entries.set(key!, pattern!)
  return entries
}

/** Tells sentences in a language; each is taken apart when it is first asked for. */
export class Teller {
  private readonly entries: Map<string, string>
  private readonly read = new Map<string, Telling>()

  constructor(
    private readonly lang: Lang,
    sources: string[],
  ) {
    this.entries = entriesOf(...sources)
  }

  /** Undefined if there is no such sentence. */
  tell(key: string, facts: Facts): string | undefined {
    return this.telling(key)?.(facts)
  }

  private telling(key: string): Telling | undefined {
    const pattern = this.entries.get(key)
    if (pattern === undefined) return undefined
    if (!this.read.has(key)) this.read.set(key, new Reader(pattern, this).pattern())
    return this.read.get(key)
  }

  /** A fact in a sentence; one that was not told shows its name. */
  fact(name: string, facts: Facts): string {
    const fact = facts[name]
    if (fact === undefined) return `{$${name}}`
    return typeof fact === 'number' ? this.number(fact) : String(fact)
  }

  /** What Intl.NumberFormat would say; a slow phone takes a fifth of a second to make one. */
  private number(fact: number): string {
    const [comma, point] = SEPARATORS[this.lang]
    const [whole = '', part] = String(Math.round(fact * FINEST) / FINEST).split('.')
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, comma)
    return part ? grouped + point + part : grouped
  }

  /** The grammar of both languages knows one and other. */
  isMeant(key: string, fact: Facts[string] | undefined): boolean {
    if (typeof fact === 'number') return Number(key) === fact || key === (Math.abs(fact) === 1 ? 'one' : 'other')
    return key === fact && Number.isNaN(Number(key))
  }
}

/** Takes one sentence apart. */
class Reader {
  private at = 0

  constructor(
    private readonly source: string,
    private readonly teller: Teller,
  ) {}

  pattern(): Telling {
    const parts: (Telling | string | { indent: string })[] = []
    let common = Infinity
    for (;;) {
      const text = this.take(TEXT)?.[0]
      if (text) parts.push(text)
      else if (this.source[this.at] === '{') parts.push(this.placeable())
      else {
        const indent = this.indent()
        if (indent === undefined) break
        common = Math.min(common, indent.length - indent.lastIndexOf('\n') - 1)
        parts.push({ indent: parts.length ? indent : indent.replace(/^\n+/, '') })
      }
    }
    const last = parts.at(-1)
    if (typeof last === 'string') parts[parts.length - 1] = last.replace(/ +$/, '')
    return joined(
      parts.map((part) => (typeof part === 'object' ? part.indent.slice(0, part.indent.length - common) : part)),
    )
  }

  /** The way to the next line of a sentence; undefined if it ends here. */
  private indent(): string | undefined {
    const blank = this.take(BLANK)?.[0]
    if (blank === undefined || ENDS_PATTERN.has(this.source[this.at])) return undefined
    return blank.replace(BLANK_BEFORE_LINE, '\n')
  }

  private placeable(): Telling {
    this.skip('{')
    this.take(BLANK)
    const quoted = this.take(QUOTED)
    const [, sigil, name = ''] = quoted ? [] : this.expect(REFERENCE)
    this.take(BLANK)
    const told = quoted ? () => quoted[1]! : sigil ? this.place(name) : this.reference(name)
    this.skip('}')
    return told
  }

  /** The place of a fact, or what is chosen by it. */
  private place(name: string): Telling {
    if (!this.source.startsWith('->', this.at)) return (facts) => this.teller.fact(name, facts)
    this.skip('->')
    this.take(BLANK)
    const variants: { key: string; told: Telling }[] = []
    let usual: Telling | undefined
    for (let found = this.take(VARIANT); found; found = this.take(VARIANT)) {
      const told = this.pattern()
      variants.push({ key: found[2]!, told })
      if (found[1]) usual = told
    }
    if (!usual) throw new SyntaxError(`nothing is said to be usual: ${this.source}`)
    const other = usual
    return (facts) => (variants.find(({ key }) => this.teller.isMeant(key, facts[name]))?.told ?? other)(facts)
  }

  private reference(key: string): Telling {
    return (facts) => this.teller.tell(key, facts) ?? `{${key}}`
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.source)
    if (found) this.at = pattern.lastIndex
    return found
  }

  private expect(pattern: RegExp): RegExpExecArray {
    const found = this.take(pattern)
    if (!found) throw new SyntaxError(`our texts have no such part: ${this.source.slice(this.at)}`)
    return found
  }

  private skip(token: string): void {
    if (!this.source.startsWith(token, this.at)) throw new SyntaxError(`${token} is missing: ${this.source}`)
    this.at += token.length
  }
}

function joined(parts: (Telling | string)[]): Telling {
  if (parts.every((part) => typeof part === 'string')) {
    const text = parts.join('')
    return () => text
  }
  return (facts) => parts.map((part) => (typeof part === 'string' ? part : part(facts))).join('')
}
