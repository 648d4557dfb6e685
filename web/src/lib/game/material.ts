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

export async function gameMaterial(game: string, lang: Lang): Promise<GameMaterial> {
  const [Board, components, t] = await Promise.all([loadBoard(game), componentsOf(game), gameWords(game, lang)])
  return { Board, components, t }
}

const found = new Map<string, Promise<Components>>()

function componentsOf(game: string): Promise<Components> {
  if (!found.has(game)) found.set(game, api.components(game))
  return found.get(game)!
}
