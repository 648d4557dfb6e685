/* What the others did since one's last own move, in a sentence for each. */
import type { Lang } from '$board/types'
import type { LogLine } from '$protocol'
import type { Words } from '../words'
import { clauseOf, joined } from './sentences'
import type { Who } from './who'

export interface Deeds {
  who: Who
  text: string
  /** What the sentence leaves out. */
  more: number
}

export interface Viewpoint {
  viewer: number
  /** The position behind the viewer's last own move. */
  ownPly: number
  who: (player: number) => Who
  /** The game's own, which tell several things of one kind together. */
  words: Words | undefined
  lang: Lang
}

const MOST_CLAUSES = 4

/** By player, in the order in which they acted; without details, and without what nobody did. */
export function sinceLastMove(lines: LogLine[], from: Viewpoint): Deeds[] {
  const byPlayer = new Map<number, LogLine[]>()
  for (const line of lines) {
    if (line.minor || line.ply === 0 || line.ply < from.ownPly || line.player === from.viewer) continue
    byPlayer.set(line.player, [...(byPlayer.get(line.player) ?? []), line])
  }
  return [...byPlayer].flatMap(([player, own]) => deedsOf(from.who(player), own, from) ?? [])
}

function deedsOf(who: Who, lines: LogLine[], { words, lang }: Viewpoint): Deeds | null {
  const texts = [...new Set(lines.map((line) => line.kind))].flatMap((kind) => {
    const ofKind = lines.filter((line) => line.kind === kind)
    return several(kind, ofKind.length, who, words) ?? ofKind.map((line) => line.text)
  })
  const clauses = texts.flatMap((text) => clauseOf(text, who.name) ?? [])
  if (clauses.length === 0) return null
  const distinct = [...new Set(clauses)]
  const shown = clauses.filter((clause) => distinct.indexOf(clause) < MOST_CLAUSES)
  return { who, text: `${who.name} ${joined(shown, lang)}.`, more: clauses.length - shown.length }
}

/** Several things of one kind in a sentence, if the game has one for it. */
function several(kind: string, count: number, who: Who, words: Words | undefined): string | null {
  if (count < 2 || !words) return null
  const key = `several-${kind}`
  const text = words(key, { player: who.name, count })
  return text === key ? null : text
}
