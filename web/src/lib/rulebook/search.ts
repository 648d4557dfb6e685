/* Searching a rulebook: by words, or by the id of a rule. */
import type { Chapter, Rule } from '$protocol'

export interface Hit {
  rule: Rule
  chapter: Chapter
}

/** Rules that hold every word, in the order of the book. */
export function search(chapters: Chapter[], text: string): Hit[] {
  const wanted = text.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (!wanted.length) return []
  return chapters.flatMap((chapter) =>
    chapter.rules.filter((rule) => holds(rule, chapter, wanted)).map((rule) => ({ rule, chapter })),
  )
}

function holds(rule: Rule, chapter: Chapter, wanted: string[]): boolean {
  const text = `${rule.id} ${chapter.title} ${rule.section} ${rule.text}`.toLocaleLowerCase()
  return wanted.every((word) => text.includes(word))
}

/** "WA-6.9" lies in "WA-6". */
export function chapterOf(id: string): string {
  return id.split('.')[0] ?? id
}
