/* Lines of the log as people tell them: what one player did in one move is one sentence. */
import type { Lang } from '$board/types'
import type { LogLine } from '$protocol'
import { isTakeBack } from './log_groups'

export interface Sentence {
  ply: number
  player: number
  /** Of its first line, for the sign before it. */
  kind: string
  /** Of all its lines, each once. */
  rules: string[]
  text: string
}

/** More would be no sentence any more. */
const MOST_CLAUSES = 4

interface Told {
  lines: LogLine[]
  /** What comes behind the name; of a line that does not begin with it, the whole text. */
  clauses: string[]
  isOfPlayer: boolean
}

/** In the order in which things began. `nameOf` tells by which name the texts call a player. */
export function sentences(lines: LogLine[], nameOf: (player: number) => string, lang: Lang): Sentence[] {
  const told: Told[] = []
  for (const line of lines) {
    const clause = isTakeBack(line) ? null : clauseOf(line.text, nameOf(line.player))
    const last = told.at(-1)
    if (last && (clause === null ? isAlike(last, line) : takes(last, line))) {
      last.lines.push(line)
      last.clauses.push(clause ?? line.text)
    } else told.push({ lines: [line], clauses: [clause ?? line.text], isOfPlayer: clause !== null })
  }
  return told.map((one) => sentence(one, nameOf(one.lines[0]!.player), lang))
}

/** What a text tells of the player whose name it begins with; null if it begins otherwise or is more than a sentence. */
export function clauseOf(text: string, name: string): string | null {
  if (!name || !text.startsWith(`${name} `) || !text.endsWith('.')) return null
  const clause = text.slice(name.length + 1, -1)
  return clause.includes('. ') ? null : clause
}

/** Clauses with signs of their own are parted by a stronger one; what is the same is counted. */
export function joined(clauses: string[], lang: Lang): string {
  const counts = new Map<string, number>()
  for (const clause of clauses) counts.set(clause, (counts.get(clause) ?? 0) + 1)
  const parts = [...counts].map(([clause, count]) => (count > 1 ? `${clause} (${count} ×)` : clause))
  if (parts.length > 1 && parts.some((part) => /[,;:]/.test(part))) return parts.join('; ')
  return listed(parts, lang)
}

/** What Intl.ListFormat would say; a slow phone takes a fifth of a second to make one. */
const AND: Record<Lang, string> = { en: ' and ', de: ' und ' }

function listed(parts: string[], lang: Lang): string {
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(AND[lang])
}

function takes({ lines, clauses, isOfPlayer }: Told, { player, ply }: LogLine): boolean {
  const first = lines[0]!
  return isOfPlayer && first.player === player && first.ply === ply && clauses.length < MOST_CLAUSES
}

/** "New in the display: …" and the like: the same beginning, one line after the other. */
function isAlike({ lines, isOfPlayer }: Told, line: LogLine): boolean {
  const first = lines[0]!
  const isOfKind = !isOfPlayer && first.ply === line.ply && first.kind === line.kind
  return isOfKind && headOf(line.text) !== '' && headOf(first.text) === headOf(line.text)
}

function headOf(text: string): string {
  const end = text.indexOf(': ')
  return end < 0 || text.slice(end).includes('. ') ? '' : text.slice(0, end + 2)
}

function sentence({ lines, clauses, isOfPlayer }: Told, name: string, lang: Lang): Sentence {
  const { ply, player, kind } = lines.at(-1)!
  const rules = [...new Set(lines.map((line) => line.rule))]
  const told = { ply, player, kind: lines.length > 1 ? lines[0]!.kind : kind, rules }
  if (isOfPlayer) return { ...told, text: `${name} ${joined(clauses, lang)}.` }
  if (clauses.length === 1) return { ...told, text: clauses[0]! }
  const head = headOf(clauses[0]!)
  const tails = clauses.map((clause) => clause.slice(head.length).replace(/\.$/, ''))
  return { ...told, text: `${head}${listed(tails, lang)}.` }
}
