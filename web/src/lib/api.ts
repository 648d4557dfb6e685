/* The requests of docs/protocol.md. */
import type { Components, Lang } from '$board/types'
import type { LogLine, Position, Seat, Summary } from './protocol'
import { settings } from './settings.svelte'

export interface Option {
  key: string
  rule: string
  values: string[]
  default: string
}

export interface Game {
  key: string
  title: Record<Lang, string>
  tagline: Record<Lang, string>
  players_min: number
  players_max: number
  minutes: number
  designer: string
  rules_version: number
  options: Option[]
  bots: string[]
  guide: boolean
  /** Whether seats see different things. */
  secrets: boolean
}

export interface Rule {
  id: string
  section: string
  text: string
}

export interface Chapter {
  id: string
  title: string
  text: string
  rules: Rule[]
}

export interface GuideStep {
  /** Due when so many moves stand. */
  ply: number
  move: string
  text: string
}

export interface Guide {
  players: number
  steps: GuideStep[]
}

export interface NewSeat {
  kind: 'me' | 'here' | 'link' | 'bot'
  name?: string
  bot?: string
}

export interface NewTable {
  game: string
  options: Record<string, string>
  seats: NewSeat[]
  name: string
  seed?: string
  guide?: boolean
}

export interface MyTable extends Pick<Summary, 'id' | 'game' | 'status' | 'rematch'> {
  moves: number
  changed: number
  seats: Pick<Seat, 'kind' | 'name' | 'mine' | 'bot'>[]
  waits: boolean
}

export interface Me {
  name: string
  lang: string
}

export interface ReplayMove {
  ply: number
  seat: number
  /** null where the viewer may not know it. */
  move: string | null
  text: string
  round: number
  /** null where they are not public. */
  scores: number[] | null
  /** By kind, then by player. */
  holdings: Record<string, number[]>
}

export interface Replay {
  plies: number
  moves: ReplayMove[]
  log: LogLine[]
}

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly key: string,
  ) {
    super(message)
  }
}

async function request(method: string, path: string, body?: unknown, type = 'application/json'): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': settings.lang }
  if (body !== undefined) headers['Content-Type'] = type
  const text = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body)
  const answer = await fetch(`/api${path}`, { method, headers, body: text })
  if (answer.ok) return answer
  const problem = (await answer.json().catch(() => ({}))) as { error?: string; text?: string }
  throw new ApiError(answer.status, problem.text ?? answer.statusText, problem.error ?? '')
}

async function get<T>(path: string): Promise<T> {
  return (await request('GET', path)).json() as Promise<T>
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return (await request('POST', path, body)).json() as Promise<T>
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`

export const api = {
  games: () => get<Game[]>('/games'),
  rulebook: (game: string, lang: Lang) => get<{ chapters: Chapter[] }>(`/games/${game}/rulebook?lang=${lang}`),
  texts: async (game: string, lang: Lang) => (await request('GET', `/games/${game}/texts?lang=${lang}`)).text(),
  components: (game: string) => get<Components>(`/games/${game}/components`),
  guide: (game: string, lang: Lang) => get<Guide>(`/games/${game}/guide?lang=${lang}`),
  me: () => get<Me>('/me'),
  rename: async (me: Me) => void (await request('PUT', '/me', me)),
  tables: () => get<MyTable[]>('/tables'),
  open: (table: NewTable) => post<Summary>('/tables', table),
  table: (id: string) => get<Summary>(at(id)),
  join: (id: string, name: string, seat?: number) => post<Summary>(`${at(id)}/join`, { name, seat }),
  start: (id: string, fill?: string) => post<Summary>(`${at(id)}/start`, fill ? { fill } : {}),
  leave: (id: string, bot: string) => post<Summary>(`${at(id)}/leave`, { bot }),
  comeBack: (id: string) => post<Summary>(`${at(id)}/return`, {}),
  rematch: (id: string) => post<Summary>(`${at(id)}/rematch`, {}),
  replay: (id: string, viewer: string, lang: Lang) => get<Replay>(`${at(id)}/replay?viewer=${viewer}&lang=${lang}`),
  position: (id: string, ply: number, viewer: string, lang: Lang) =>
    get<Position>(`${at(id)}/replay/${ply}?viewer=${viewer}&lang=${lang}`),
  importRecord: async (record: string) =>
    (await request('POST', '/records', record, 'application/x-ndjson')).json() as Promise<Summary>,
  goOn: (record: string, ply: number, seats: NewSeat[], name: string) =>
    post<Summary>('/records/tables', { record, ply, seats, name }),
  recordText: async (id: string) => (await request('GET', `${at(id)}/record`)).text(),
  recordAddress: (id: string) => `/api${at(id)}/record`,
}
