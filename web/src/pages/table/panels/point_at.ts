/* Points at the places where a move is made, on the board or in the prompt. */
import { point } from '$lib/pointing/point'

export function pointAt(move: string): () => void {
  const place = `[data-move="${CSS.escape(move)}"]`
  return point(() => [...document.querySelectorAll(`.board ${place}, [data-prompt] ${place}`)])
}
