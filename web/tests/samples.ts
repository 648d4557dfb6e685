/* Small tables and positions for tests. */
import { AT_ONCE, type BoardTable, type Offer } from '$board/types'
import type { ChatEntry, GameCard, LogLine, Position, PositionNews, SeatSummary, TableSummary } from '$protocol'

/** Who may play where no person does, as a game tells it. */
export function bots(): Pick<GameCard, 'bots' | 'levels' | 'trained' | 'measured_by'> {
  const levels = ['level1', 'level2', 'level3', 'level4', 'level5']
  return {
    bots: ['random', 'greedy', ...levels],
    levels: levels.map((key) => ({ key, strengths: [] })),
    trained: [1, 2, 3, 4, 5],
    measured_by: '',
  }
}

export function seat(changes: Partial<SeatSummary> = {}): SeatSummary {
  return {
    kind: 'person',
    name: 'Ada',
    mine: false,
    bot: '',
    away: false,
    connected: true,
    absent: false,
    host: false,
    can_close: false,
    can_open: false,
    can_remove: false,
    ...changes,
  }
}

export function summary(changes: Partial<TableSummary> = {}): TableSummary {
  return {
    id: 'table-1',
    name: '',
    game: 'watch',
    rules: 1,
    options: {},
    status: 'playing',
    seats: [seat({ mine: true }), seat({ kind: 'bot', name: 'Bot 2', bot: 'level3' })],
    seed_hash: 'abc',
    seed: null,
    is_seed_known: false,
    is_rated: true,
    is_host: true,
    muted: [],
    take_back: 'all',
    spectators: 0,
    guide: false,
    rematch: null,
    proposals: [],
    ...changes,
  }
}

export function offer(move: string, changes: Partial<Offer> = {}): Offer {
  const [action = '', ...keys] = move.split(' ')
  return { move, action, keys, rule: 'WA-5.3', text: `Do ${move}`, facts: {}, ...changes }
}

export function line(ply: number, text = `line ${ply}`, player = 0, round = 1): LogLine {
  return { ply, player, kind: 'moved', rule: 'WA-1.1', text, round, minor: false }
}

export function position(changes: Partial<Position> = {}): Position {
  return {
    game: 'watch',
    ply: 0,
    viewer: 0,
    names: ['Ada', 'Bot 2'],
    actors: [0],
    step: 'place_workers',
    decision: 'Choose an action space.',
    view: { round: 1 },
    offers: [offer('place sell')],
    log: [],
    can_undo: false,
    result: null,
    own_ply: 0,
    scores: [],
    rounds: [],
    ...changes,
  }
}

export function news(changes: Partial<PositionNews> = {}): PositionNews {
  return {
    type: 'position',
    seen: 0,
    since: 0,
    position: position(),
    requests: [],
    secretive: [],
    ...changes,
  }
}

/** A line of the chat. */
export function said(number: number, changes: Partial<ChatEntry> = {}): ChatEntry {
  return { number, channel: 'players', name: 'Ada', seat: 0, text: `line ${number}`, at: 0, ...changes }
}

type Calls = Record<'play' | 'ask' | 'preview' | 'rule', unknown[]>

/** A board's table that keeps what it is asked for. */
export function boardTable(...moves: string[]): { table: BoardTable<unknown>; calls: Calls } {
  const calls: Calls = { play: [], ask: [], preview: [], rule: [] }
  const keep = (name: keyof Calls) => (value: unknown) => void calls[name].push(value)
  const table: BoardTable<unknown> = {
    ...position(),
    components: {},
    offers: new Map(moves.map((move) => [move, offer(move)])),
    play: keep('play'),
    ask: keep('ask'),
    preview: keep('preview'),
    rule: keep('rule'),
    t: (key) => key,
    highlight: new Set(),
    recent: new Set(),
    layout: 'wide',
    turn: () => AT_ONCE,
    reducedMotion: true,
    lang: 'en',
  }
  return { table, calls }
}
