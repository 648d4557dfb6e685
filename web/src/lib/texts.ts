/* The sentences of the pages themselves, and those of the games as the server sends them. */
import de from '../../texts/de.ftl?raw'
import en from '../../texts/en.ftl?raw'
import type { Lang } from '$board/types'
import { words, type Words } from './words'
import { api } from './api'
import { settings } from './settings.svelte'

const PAGES: Record<Lang, Words> = { en: words('en', en), de: words('de', de) }
const games = new Map<string, Promise<Words>>()

/** What the server tells in every language, in that of the moment. */
export function inLanguage(told: Record<string, string>): string {
  return told[settings.lang] ?? ''
}

/** A sentence of the pages in the language of the moment; read in markup it follows the language switch. */
export const t: Words = (key, facts) => PAGES[settings.lang](key, facts)

export function gameWords(game: string, lang: Lang, rules?: number): Promise<Words> {
  const key = `${game} ${lang} ${rules ?? ''}`
  let found = games.get(key)
  if (!found) {
    found = api.texts(game, lang, rules).then((source) => words(lang, source))
    games.set(key, found)
    found.catch(() => games.delete(key))
  }
  return found
}
