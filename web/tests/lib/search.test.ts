/* The search through a rulebook: the same answers as chefetage.words.search, and the keys that lead through them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { describe, expect, test, vi } from 'vitest'
import type { Chapter, SearchWords } from '$protocol'
import Rulebook from '$lib/rulebook/Rulebook.svelte'
import { api } from '$lib/api'
import { chapterOf, Search } from '$lib/rulebook/search'

interface Shared {
  words: SearchWords
  chapters: Chapter[]
  questions: { asked: string; found: string[]; marked: string[] }[]
}

const FILE = join(import.meta.dirname, '../../../tests/words/search.json')
const { words, chapters, questions } = JSON.parse(readFileSync(FILE, 'utf-8')) as Shared

test.each(questions)('"$asked" is answered as the terminal does', ({ asked, found, marked }) => {
  const search = new Search(asked, words)
  const hits = search.in(chapters)
  expect(hits.map(({ rule }) => rule.id)).toEqual(found)
  const pieces = search.pieces(hits[0]?.rule.text ?? '')
  expect(pieces.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(marked)
  expect(pieces.map(({ text }) => text).join('')).toBe(hits[0]?.rule.text ?? '')
})

test('the chapter of a rule', () => {
  expect(chapterOf('WA-5.2')).toBe('WA-5')
  expect(chapterOf('WA-5')).toBe('WA-5')
})

describe('the reader', () => {
  async function searched(asked: string) {
    vi.spyOn(api, 'rulebook').mockResolvedValue({ chapters, words })
    vi.stubGlobal('scrollTo', vi.fn())
    const open = vi.fn()
    const { container } = render(Rulebook, { game: 'watch', lang: 'en', open })
    await vi.waitFor(() => expect(container.querySelector('details')).not.toBeNull())
    const field = container.querySelector('input')!
    field.focus()
    await fireEvent.input(field, { target: { value: asked } })
    return { container, field, open }
  }

  test('marks the words that were asked for', async () => {
    const { container } = await searched('disc black')
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['black', 'disc'])
  })

  test('Enter opens the best rule', async () => {
    const { field, open } = await searched('money')
    await fireEvent.keyDown(field, { key: 'Enter' })
    expect(open).toHaveBeenCalledExactlyOnceWith('XX-2.1')
  })

  test('arrows walk through the rules found and back', async () => {
    const { field } = await searched('money')
    const focused = () => document.activeElement?.textContent
    await fireEvent.keyDown(field, { key: 'ArrowDown' })
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
    expect(focused()).toBe('XX-1.2')
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' })
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' })
    await tick()
    expect(document.activeElement).toBe(field)
  })
})
