/* The sentences of the pages themselves, and those of the games as the server sends them. */
import type { Lang } from '$board/types'
import { words, type Words } from './words'
import { api } from './api'
import { settings } from './settings.svelte'

const FILES = { en: () => import('../../texts/en.ftl?raw'), de: () => import('../../texts/de.ftl?raw') }
const pages: Partial<Record<Lang, Words>> = {}
const games = new Map<string, Promise<Words>>()

/** What the server tells in every language, in that of the moment. */
export function inLanguage(told: Record<string, string>): string {
  return told[settings.lang] ?? ''
}

/** Brings the pages' sentences of a language, before anything is told in it. */
export async function learn(lang: Lang): Promise<void> {
  pages[lang] ??= words(lang, (await FILES[lang]()).default)
}

/** Switches the language as soon as its sentences are there. */
export async function speak(lang: Lang): Promise<void> {
  await learn(lang)
  settings.lang = lang
}

/** A sentence of the pages in the language of the moment; read in markup it follows the language switch. */
export const t: Words = (key, facts) => pages[settings.lang]!(key, facts)

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
