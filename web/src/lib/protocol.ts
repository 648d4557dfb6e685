/* What server and page say to each other: docs/protocol.md. */
import type { Lang, Offer } from '$board/types'

export const PROTOCOL = 2

export interface Seat {
  kind: 'person' | 'open' | 'bot'
  name: string
  mine: boolean
  bot: string
  /** A bot plays for a person who may come back. */
  away: boolean
  connected: boolean
}

export interface Summary {
  id: string
  game: string
  options: Record<string, string>
  status: 'waiting' | 'playing' | 'over'
  seats: Seat[]
  seed_hash: string
  seed: string | null
  spectators: string[]
  guide: boolean
  rematch: string | null
}

export interface LogLine {
  ply: number
  player: number
  kind: string
  rule: string
  text: string
}

export interface SheetLine {
  rule: string
  text: string
  points: number
}

/** An opponent from the rulebook. */
export interface RivalResult {
  name: string
  place: number
  total: number
  sheet: SheetLine[]
}

export interface Result {
  places: number[]
  totals: number[]
  sheets: SheetLine[][]
  rivals: RivalResult[]
  verdict: string
}

export interface Position {
  game: string
  ply: number
  viewer: number
  names: string[]
  actors: number[]
  step: string
  decision: string
  view: unknown
  offers: Offer[]
  log: LogLine[]
  can_undo: boolean
  result: Result | null
}

/** A wish to take back a finished turn. */
export interface TakeBackRequest {
  id: string
  seat: number
  plies: number
  reveals: boolean
  missing: number[]
}

export interface ChatEntry {
  number: number
  name: string
  seat: number
  text: string
  at: number
}

export interface Join {
  type: 'join'
  seat: number
  lang: Lang
}

export type Command =
  | { type: 'move'; id: string; seen: number; seat: number; move: string }
  | { type: 'undo'; id: string; seen: number; seat: number; to: 'move' | 'turn' }
  | { type: 'take_back'; id: string; seen: number; seat: number }
  | { type: 'consent'; id: string; seat: number; request: string; yes: boolean }
  | { type: 'chat'; id: string; text: string }

export type Question = { type: 'explain'; id: string; seat: number; move: string }

export interface PositionNews {
  type: 'position'
  /** Moves and take-backs that the viewer may know of. */
  seen: number
  /** position.log tells what came after so many moves. */
  since: number
  position: Position
  requests: TakeBackRequest[]
}

export interface Nack {
  type: 'nack'
  id: string
  reason: 'stale' | 'refused' | 'not-yours' | 'over' | 'bad'
  rule: string
  text: string
}

export interface Explanation {
  type: 'explanation'
  id: string
  move: string
  legal: boolean
  rule: string
  text: string
}

export type FromServer =
  | { type: 'hello'; protocol: number; build: string; table: Summary }
  | { type: 'table'; table: Summary }
  | PositionNews
  | { type: 'ack'; id: string; seen: number }
  | Nack
  | { type: 'retry'; id: string }
  | Explanation
  | { type: 'chat'; entries: ChatEntry[] }
  | { type: 'pong' }
  | { type: 'error'; text: string }

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
