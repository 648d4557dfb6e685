/* The requests of docs/protocol.md. */
import type { Components, Lang } from '$board/types'
import type {
  Attempt,
  ChapterAnswer,
  CloseWish,
  ContinuedTable,
  GameCard,
  GuideAnswer,
  HostedSeat,
  JoinWish,
  LeaveWish,
  LessonsAnswer,
  ListedTable,
  Me,
  MuteWish,
  NameWish,
  NewTable,
  Position,
  ProblemAnswer,
  ReplayAnswer,
  ReturnWish,
  RulebookAnswer,
  ServerInfo,
  StartWish,
  TableSummary,
  TakeWish,
  TransferCode,
  TryAnswer,
  UnmuteWish,
} from '$protocol'
import { settings } from './settings.svelte'

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
  const problem = (await answer.json().catch(() => ({}))) as Partial<ProblemAnswer>
  throw new ApiError(answer.status, problem.text ?? answer.statusText, problem.error ?? '')
}

async function get<T>(path: string): Promise<T> {
  return (await request('GET', path)).json() as Promise<T>
}

async function post<Body, Answer = TableSummary>(path: string, body: Body): Promise<Answer> {
  return (await request('POST', path, body)).json() as Promise<Answer>
}

/** A table is drawn with what belongs to its version of the rules; without one, those of today are meant. */
const by = (rules?: number) => (rules === undefined ? '' : `&rules=${rules}`)

const at = (id: string) => `/tables/${encodeURIComponent(id)}`

export const api = {
  info: () => get<ServerInfo>('/info'),
  games: () => get<GameCard[]>('/games'),
  rulebook: (game: string, lang: Lang, rules?: number) =>
    get<RulebookAnswer>(`/games/${game}/rulebook?lang=${lang}${by(rules)}`),
  texts: async (game: string, lang: Lang, rules?: number) =>
    (await request('GET', `/games/${game}/texts?lang=${lang}${by(rules)}`)).text(),
  components: (game: string, rules: number) => get<Components>(`/games/${game}/components?rules=${rules}`),
  lessons: (game: string, lang: Lang) => get<LessonsAnswer>(`/games/${game}/lessons?lang=${lang}`),
  chapter: (game: string, chapter: string, lang: Lang) =>
    get<ChapterAnswer>(`/games/${game}/lessons/${chapter}?lang=${lang}`),
  tryMove: (game: string, chapter: string, attempt: Attempt) =>
    post<Attempt, TryAnswer>(`/games/${game}/lessons/${chapter}/try?lang=${settings.lang}`, attempt),
  aidAddress: (game: string, lang: Lang) => `/api/games/${game}/aid?lang=${lang}`,
  guide: (game: string) => get<GuideAnswer>(`/games/${game}/guide`),
  me: () => get<Me>('/me'),
  rename: async (me: Me) => void (await request('PUT', '/me', me)),
  makeCode: () => post<undefined, TransferCode>('/me/code', undefined),
  takeIdentity: (code: string, replaces: boolean) => post<TakeWish, Me>('/me/take', { code, replaces }),
  forgetIdentity: () => post<undefined, Me>('/me/forget', undefined),
  tables: () => get<ListedTable[]>('/tables'),
  open: (table: NewTable) => post<NewTable>('/tables', table),
  table: (id: string) => get<TableSummary>(at(id)),
  join: (id: string, wish: JoinWish) => post<JoinWish>(`${at(id)}/join`, wish),
  start: (id: string, fill?: string) => post<StartWish>(`${at(id)}/start`, fill ? { fill } : {}),
  closeSeat: (id: string, seat: number, bot: string) => post<CloseWish>(`${at(id)}/close`, { seat, bot }),
  openSeat: (id: string, seat: number) => post<HostedSeat>(`${at(id)}/open`, { seat }),
  removePerson: (id: string, seat: number) => post<HostedSeat>(`${at(id)}/remove`, { seat }),
  renameTable: (id: string, name: string) => post<NameWish>(`${at(id)}/name`, { name }),
  mute: (id: string, line: number) => post<MuteWish>(`${at(id)}/mute`, { line }),
  unmute: (id: string, person: number) => post<UnmuteWish>(`${at(id)}/unmute`, { person }),
  leave: (id: string, bot: string) => post<LeaveWish>(`${at(id)}/leave`, { bot }),
  comeBack: (id: string) => post<ReturnWish>(`${at(id)}/return`, {}),
  rematch: (id: string) => post(`${at(id)}/rematch`, {}),
  replay: (id: string, viewer: string, lang: Lang) =>
    get<ReplayAnswer>(`${at(id)}/replay?viewer=${viewer}&lang=${lang}`),
  position: (id: string, ply: number | 'last', viewer: string, lang: Lang) =>
    get<Position>(`${at(id)}/replay/${ply}?viewer=${viewer}&lang=${lang}`),
  importRecord: async (record: string, file: string) => {
    const path = `/records?file=${encodeURIComponent(file)}`
    return (await request('POST', path, record, 'application/x-ndjson')).json() as Promise<TableSummary>
  },
  goOn: (table: ContinuedTable) => post<ContinuedTable>('/records/tables', table),
  recordText: async (id: string) => (await request('GET', `${at(id)}/record`)).text(),
  recordAddress: (id: string) => `/api${at(id)}/record`,
}
