/* Every game's board, found by its folder and loaded when a table needs it. */
import type { Component } from 'svelte'
import type { IconName } from './icons'
import type { Phase } from './phases'
import type { Named } from './players'
import type { BoardTable, Offer } from './types'

/** A move that has no place on the board, or ends something: it stands in the prompt. */
export interface Choice {
  offer: Offer
  /** Short, for a button. */
  text: string
  icon: IconName
}

// A board knows the view of its own game; to the pages it is whatever the server sent.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Table = BoardTable<any>

/** What a game's web/index.ts offers to the pages. */
export interface GameBoard {
  /** The whole table, in a box whose size it is given; its parts are marked data-part. */
  Board: Component<{ table: Table }>
  /** What a player mainly has, in one line beside name and points. */
  Standing: Component<{ table: Table; seat: number }>
  /** All that lies before a player, seen closely. */
  Player: Component<{ table: Table; seat: number }>
  /** Who plays, opponents from the rulebook included, in the order in which they are listed. */
  playersOf(table: Table): Named[]
  phasesOf(table: Table): Phase[]
  phaseNow(table: Table): number
  choicesOf(table: Table): Choice[]
  /** What is lost or settled for good by a move, if one should think twice. */
  warningOf(table: Table, offer: Offer): string | null
}

const BOARDS = import.meta.glob<GameBoard>('../../../src/chefetage/games/*/web/index.ts')

export async function loadBoard(game: string): Promise<GameBoard | null> {
  const load = BOARDS[`../../../src/chefetage/games/${game}/web/index.ts`]
  return load ? await load() : null
}
