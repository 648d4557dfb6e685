/* What a board gets from the table; a board knows views, moves and texts, but no rule. */
import type { Offer } from '$protocol'

export type { Offer }

export type Lang = 'en' | 'de'
export type Facts = Record<string, string | number>

/** components.toml as JSON; a board knows the shape of its own. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Components = Record<string, any>

/** How the window is used: all parts side by side, one above the other, or one at a time. */
export type Layout = 'wide' | 'tall' | 'phone'

/** Whether the turn of a piece to be drawn has come. */
export interface Turn {
  readonly isDue: boolean
}

export const AT_ONCE: Turn = { isDue: true }

export interface BoardTable<View> {
  view: View
  /** The seat that looks, or -1 for a spectator. */
  viewer: number
  names: string[]
  /** Seats that owe a decision. */
  actors: number[]
  step: string
  /** What is to be decided, as a sentence. */
  decision: string
  components: Components
  /** Legal moves by notation. */
  offers: Map<string, Offer>
  /** Makes a legal move. */
  play(move: string): void
  /** Asks the table why a move is not legal; the page shows the answer. */
  ask(move: string): void
  /** Tells the page which move is hovered or focused, legal or not: it says what it does, or why it is not possible. */
  preview(move: string | null): void
  /** Fluent text of the game in the page's language. */
  t(key: string, facts?: Facts): string
  /** Opens the rulebook at a rule or chapter. */
  rule(id: string): void
  /** Component keys or moves that just changed, for a glow. */
  highlight: Set<string>
  /** Component keys that others have changed since the viewer's last move: they stay marked until the next one. */
  recent: Set<string>
  layout: Layout
  /** The turn of one more piece of the board, drawn one by one; a late one comes behind all that are not. */
  turn(isLate?: boolean): Turn
  reducedMotion: boolean
  lang: Lang
}
