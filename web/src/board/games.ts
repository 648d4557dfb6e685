/* Every game's board, found by its folder and loaded when a table needs it. */
import type { Component } from 'svelte'
import type { BoardTable } from './types'

// A board knows the view of its own game; to the pages it is whatever the server sent.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Board = Component<{ table: BoardTable<any> }>

const BOARDS = import.meta.glob<{ default: Board }>('../../../src/chefetage/games/*/web/Board.svelte')

export async function loadBoard(game: string): Promise<Board | null> {
  const load = BOARDS[`../../../src/chefetage/games/${game}/web/Board.svelte`]
  return load ? (await load()).default : null
}
