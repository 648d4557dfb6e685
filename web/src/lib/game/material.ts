/* What a board needs besides the position: its components, what is printed, and the words. */
import type { Components, Lang } from '$board/types'
import { loadBoard, type GameBoard } from '$board/games'
import { api } from '../api'
import { gameWords } from '../texts'
import type { Words } from '../words'

export interface GameMaterial {
  board: GameBoard | null
  components: Components
  t: Words
}

/** By the version of the rules that the table is played by; today's board draws all of them. */
export async function gameMaterial(game: string, lang: Lang, rules: number): Promise<GameMaterial> {
  const parts = [loadBoard(game), componentsOf(game, rules), gameWords(game, lang, rules)] as const
  const [board, components, t] = await Promise.all(parts)
  return { board, components, t }
}

const found = new Map<string, Promise<Components>>()

function componentsOf(game: string, rules: number): Promise<Components> {
  const key = `${game} ${rules}`
  let components = found.get(key)
  if (!components) {
    components = api.components(game, rules)
    found.set(key, components)
    components.catch(() => found.delete(key))
  }
  return components
}
