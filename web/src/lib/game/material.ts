/* What a board needs besides the position: the component, what is printed, and the words. */
import type { Components, Lang } from '$board/types'
import { loadBoard, type Board } from '$board/games'
import { api } from '../api'
import { gameWords } from '../texts'
import type { Words } from '../words'

export interface GameMaterial {
  Board: Board | null
  components: Components
  t: Words
}

/** By the version of the rules that the table is played by; today's board draws all of them. */
export async function gameMaterial(game: string, lang: Lang, rules: number): Promise<GameMaterial> {
  const parts = [loadBoard(game), componentsOf(game, rules), gameWords(game, lang, rules)] as const
  const [Board, components, t] = await Promise.all(parts)
  return { Board, components, t }
}

const found = new Map<string, Promise<Components>>()

function componentsOf(game: string, rules: number): Promise<Components> {
  const key = `${game} ${rules}`
  if (!found.has(key)) found.set(key, api.components(game, rules))
  return found.get(key)!
}
