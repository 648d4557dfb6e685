/* Which chapters this browser has seen through, by game. */
import { settings } from '$lib/settings.svelte'

export const progress = {
  of: (game: string): string[] => settings.learned[game] ?? [],

  finish(game: string, chapter: string): void {
    const done = this.of(game)
    if (!done.includes(chapter)) settings.learned[game] = [...done, chapter]
  },
}
