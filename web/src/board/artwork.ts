/* Every game's picture, found by its folder. */
import type { Component } from 'svelte'

const FOUND = import.meta.glob<Component>('../../../src/chefetage/games/*/web/Artwork.svelte', {
  eager: true,
  import: 'default',
})

export function artworkOf(game: string): Component | undefined {
  return FOUND[`../../../src/chefetage/games/${game}/web/Artwork.svelte`]
}
