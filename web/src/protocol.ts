/* Written by tools/message_types.py from the structs of table/ and server/: do not edit. */

export const PROTOCOL = 3

/** A seat and who plays there. */
export interface SeatSummary {
  kind: 'person' | 'open' | 'bot'
  /** "" for a free seat */
  name: string
  mine: boolean
  /** level, "" where a person plays */
  bot: string
  /** a bot plays for a person who may come back */
  away: boolean
  connected: boolean
  /** has long been awaited in vain: others may propose that a bot plays for them */
  absent: boolean
  /** held by the host of the table */
  host: boolean
  /** give the seat to a bot of any level: a free one, or where another bot sits */
  can_close: boolean
  /** free the bot's seat for somebody with the link */
  can_open: boolean
  /** send away whoever took it */
  can_remove: boolean
}

/** Somebody whom the host keeps from chatting, by their number at this table. */
export interface MutedPerson {
  person: number
  name: string
}

/** A proposal as everybody sees it: `missing` seats have to agree that a bot plays for the seat `absent`. */
export interface OpenProposal {
  id: string
  seat: number
  absent: number
  missing: number[]
}

/** A table without its position: its game, its seats, and how far it has come. */
export interface TableSummary {
  id: string
  /** "" if nobody has given it one */
  name: string
  game: string
  /** version by which it is played; what is printed, and the words for it, are asked for by it */
  rules: number
  options: Record<string, string>
  status: 'waiting' | 'playing' | 'over'
  seats: SeatSummary[]
  /** sha256 of the seed's hexadecimal digits */
  seed_hash: string
  /** after the end */
  seed: string | null
  /** somebody chose the seed: whoever takes a seat agrees to that */
  is_seed_known: boolean
  /** whether it may count for a rating */
  is_rated: boolean
  /** whether I am the host */
  is_host: boolean
  /** for the host's eyes */
  muted: MutedPerson[]
  /** who is asked before a turn is taken back: all, or only those who are not away */
  take_back: 'all' | 'present'
  /** people who only watch */
  spectators: number
  guide: boolean
  /** the table of the rematch */
  rematch: string | null
  /** that a bot plays for somebody */
  proposals: OpenProposal[]
}

/** The first message on a socket. */
export interface Hello {
  type: 'hello'
  protocol: number
  /** pages of another build load themselves anew */
  build: string
  table: TableSummary
}

/** Seats, connections, spectators or status have changed. */
export interface TableNews {
  type: 'table'
  table: TableSummary
}

export interface GameView {
  round: number
}

/** A legal move of the viewer, with its cost and effect in words. */
export interface Offer {
  /** notation */
  move: string
  action: string
  keys: string[]
  rule: string
  text: string
  /** what the engine knows of it: numbers, and keys of components */
  facts: Record<string, number | string>
}

/** Something that happened; of the kind TAKE_BACK where moves were taken back, before the next one. */
export interface LogLine {
  /** of the position that it led to, as the viewer counts */
  ply: number
  /** a seat, or a neutral figure numbered after the last seat */
  player: number
  kind: string
  rule: string
  text: string
  /** 0 in the set-up, in a game that counts none, and where it was kept without */
  round: number
  /** a detail that whoever wants it in short does without */
  minor: boolean
}

/** Points of one kind, in words. */
export interface SheetLine {
  rule: string
  text: string
  points: number
}

/** How a player, or an opponent from the rulebook, ended, in words. */
export interface Standing {
  name: string
  place: number
  total: number
  sheet: SheetLine[]
}

/** How a finished game ended. */
export interface Result {
  places: number[]
  totals: number[]
  sheets: SheetLine[][]
  rivals: Standing[]
  /** "" where the places tell it all */
  verdict: string
}

/** The points of a player, or of an opponent from the rulebook, as everybody may know them now, in words. */
export interface Score {
  /** a seat, or a neutral figure numbered after the last seat */
  player: number
  name: string
  total: number
  sheet: SheetLine[]
}

/** How things stood when a round had ended; what it brought is the difference to the one before. */
export interface RoundResult {
  /** 0: the beginning of the game */
  round: number
  /** of the position behind it, as the viewer counts */
  ply: number
  /** in the order of Position.scores */
  totals: number[]
  /** by kind, then by seat; their texts are label-<kind> */
  holdings: Record<string, number[]>
}

/** What one viewer may know of a match at one moment, and what they may do. */
export interface Position {
  game: string
  /** moves that stand, as the viewer counts them */
  ply: number
  viewer: number
  names: string[]
  /** who owes a decision */
  actors: number[]
  step: string
  /** what is to be decided now */
  decision: string
  view: GameView
  offers: Offer[]
  /** the last lines, or all */
  log: LogLine[]
  can_undo: boolean
  result: Result | null
  /** behind the viewer's last own move; 0 where there is none */
  own_ply: number
  /** public ones: of the seats, then of opponents from the rulebook */
  scores: Score[]
  /** of all that have ended, in a game whose rounds have results */
  rounds: RoundResult[]
}

/** A wish to take back a turn, as a viewer sees it: `plies` moves would go, `missing` seats have to agree. */
export interface OpenRequest {
  id: string
  seat: number
  plies: number
  /** something secret has come to light since */
  reveals: boolean
  missing: number[]
}

/** A position that is durable, as the viewer may see it. */
export interface PositionNews {
  type: 'position'
  /** moves and take-backs that the viewer may know of; commands say which position they were meant for */
  seen: number
  /** position.log tells what came after so many moves; 0: all */
  since: number
  position: Position
  requests: OpenRequest[]
  /** where one person plays for several seats: those that see or decide something secret now */
  secretive: number[]
}

/** It is durable, and the position with this counter shows it. */
export interface Ack {
  type: 'ack'
  id: string
  seen: number
}

/** Nothing was changed. */
export interface Nack {
  type: 'nack'
  id: string
  reason: 'stale' | 'refused' | 'not-yours' | 'over' | 'bad'
  rule: string
  text: string
}

/** The disk failed: the same command may be sent again. */
export interface Retry {
  type: 'retry'
  id: string
}

/** The answer to Explain: the rule that forbids a move, or that it is legal. */
export interface Explanation {
  type: 'explanation'
  id: string
  move: string
  legal: boolean
  rule: string
  text: string
}

/** A line of the chat; its number counts from 1, players' and spectators' lines together. */
export interface ChatEntry {
  number: number
  channel: 'players' | 'spectators'
  name: string
  /** -1: a spectator */
  seat: number
  text: string
  at: number
}

/** Lines of the chat: all that the page may know at first, then each new one. Spectators' lines go to spectators until the game is over, and to everybody then. A page keeps lines by number. */
export interface ChatNews {
  type: 'chat'
  entries: ChatEntry[]
}

/** Somebody is there. */
export interface Pong {
  type: 'pong'
}

/** What the page said could not be read. */
export interface ErrorNews {
  type: 'error'
  text: string
}

/** Facts of the problem are further fields. */
export interface ProblemAnswer {
  error: string
  text: string
}

/** The server answers. */
export interface Alive {
  status: 'alive'
}

/** The server can read and write its tables. */
export interface Ready {
  status: 'ready'
}

/** What the server is, and what it speaks. */
export interface ServerInfo {
  version: string
  protocol: number
  build: string
  /** compiled or interpreted */
  engine: string
  /** how many times longer bots think here than compiled */
  slowdown: number
  languages: string[]
}

/** A choice before the game: a key, its values, and the one that holds if nothing is said. */
export interface Option {
  key: string
  rule: string
  values: string[]
  default: string
}

/** How a level fares alone among bots of another kind, as it was measured. Wins are shares of the games, 0 to 1. */
export interface LevelStrength {
  players: number
  /** level or bot */
  against: string
  wins: number
  /** the 95 % interval */
  low: number
  high: number
  games: number
  /** for a decision on average, compiled */
  milliseconds: number
}

/** A level of the bots of a game; without strengths if nothing was measured yet. */
export interface LevelCard {
  key: string
  strengths: LevelStrength[]
}

/** A game as the lobby presents it. */
export interface GameCard {
  key: string
  title: Record<string, string>
  tagline: Record<string, string>
  players_min: number
  players_max: number
  minutes: number
  designer: string
  /** of its rule ids */
  prefix: string
  rules_version: number
  /** whether seats see different things */
  secrets: boolean
  options: Option[]
  /** all that may take a seat, the levels included */
  bots: string[]
  /** the weakest first */
  levels: LevelCard[]
  /** numbers of players for which levels were trained; among others all of them play like `greedy` */
  trained: number[]
  /** the command that gives the strengths again; "" if nothing was measured yet */
  measured_by: string
  guide: boolean
  lessons: boolean
  aid: boolean
}

/** One rule of a rulebook under its permanent id. */
export interface Rule {
  id: string
  chapter: string
  /** heading within the chapter; "" for none */
  section: string
  /** Markdown */
  text: string
}

/** A chapter with its rules, in their order. */
export interface Chapter {
  id: string
  title: string
  /** Markdown, rules included */
  text: string
  rules: Rule[]
}

/** What readers of one language say besides the words of the rules. */
export interface SearchWords {
  /** words of a question that mean nothing by themselves */
  idle: string[]
  /** of words, longest first */
  endings: string[]
  /** other words for the same thing, as the rules have them */
  alike: Record<string, string[]>
}

/** A rulebook, chapter by chapter, and what a search through it needs. */
export interface RulebookAnswer {
  chapters: Chapter[]
  words: SearchWords
}

/** A move of the learner, due when `ply` moves stand, as the learner counts them. */
export interface GuideStep {
  ply: number
  move: string
  /** its key: the page tells it with the names at the table */
  text: string
}

/** A guide as a page gets it: how the game is set up, and the steps of the learner. Texts are keys among the game's. They may name whoever sits at the table, as $seat1, $seat2 and so on. */
export interface GuideAnswer {
  players: number
  seed: string
  options: Record<string, string>
  intro: string
  steps: GuideStep[]
  end: string
}

/** A page of the lessons without a picture. */
export interface SectionAnswer {
  key: string
  title: string
  text: string
}

/** A chapter in the list of all. */
export interface ChapterCard {
  key: string
  title: string
}

/** What comes before the chapters, and which chapters there are. */
export interface LessonsAnswer {
  minutes: number
  /** their name in the pictures */
  learner: string
  sections: SectionAnswer[]
  chapters: ChapterCard[]
}

/** Something to do, with the position in which it is to be done. */
export interface TaskAnswer {
  ask: string
  hint: string
  look: string[]
  /** nothing else is shown, not even the places of other legal moves */
  near: boolean
  mark: string[]
  position: Position
}

/** A chapter with its tasks. */
export interface ChapterAnswer {
  key: string
  title: string
  text: string
  tasks: TaskAnswer[]
}

/** What becomes of a move that somebody tries: a rule refuses it, or it is legal but not asked for, or right. */
export interface TryAnswer {
  accepted: boolean
  legal: boolean
  rule: string
  text: string
  /** after the move, if it is right; its log tells what the move brought about */
  position: Position | null
}

/** What a person has told of themselves. */
export interface Me {
  name: string
  lang: '' | 'en' | 'de'
}

/** What is to be typed on the other device, and how long it is valid. */
export interface TransferCode {
  code: string
  seconds: number
}

/** A seat in the list of one's tables. */
export interface ListedSeat {
  kind: string
  name: string
  mine: boolean
  bot: string
}

/** A table in the list of one's tables. */
export interface ListedTable {
  id: string
  /** "" if it has none */
  name: string
  game: string
  status: string
  seats: ListedSeat[]
  /** for me */
  waits: boolean
  moves: number
  rematch: string | null
  changed: number
  /** somebody chose the seed */
  is_seed_known: boolean
}

/** A move of a replay, as far as the viewer may know it, and how things stood after it. */
export interface ReplayMove {
  /** as the viewer counts */
  ply: number
  seat: number
  /** null where the viewer may not know it */
  move: string | null
  text: string
  /** after the move; 0 in a game that counts none */
  round: number
  /** as things stand; null where they are not public */
  scores: number[] | null
  /** of everybody, after the move */
  holdings: Record<string, number[]>
}

/** A whole game to look back on; its positions are asked for one by one. */
export interface ReplayAnswer {
  plies: number
  moves: ReplayMove[]
  log: LogLine[]
}

/** Show me the table; `seat` is the viewpoint, one of mine or -1. */
export interface Join {
  type: 'join'
  seat?: number
  lang?: string
}

/** Makes a move, in its notation. */
export interface Move {
  type: 'move'
  id: string
  seen: number
  seat: number
  move: string
}

/** Takes back the own last move, or all of one's own turn as far as allowed. */
export interface Undo {
  type: 'undo'
  id: string
  seen: number
  seat: number
  to?: 'move' | 'turn'
}

/** Asks the others to let me take back my last, finished turn. */
export interface TakeBack {
  type: 'take_back'
  id: string
  seen: number
  seat: number
}

/** Proposes that a bot plays for somebody who has been awaited in vain; they are answered by Consent, too. */
export interface StandIn {
  type: 'stand_in'
  id: string
  seat: number
  absent: number
}

/** Answers such a request, or a proposal; `yes: false` from the seat that asked withdraws it. */
export interface Consent {
  type: 'consent'
  id: string
  seat: number
  request: string
  yes: boolean
}

/** Why not? */
export interface Explain {
  type: 'explain'
  id: string
  seat: number
  move: string
}

/** A player's line is for all at the table, a spectator's for the spectators until the game is over. */
export interface Chat {
  type: 'chat'
  id: string
  text: string
}

/** Is anybody there? */
export interface Ping {
  type: 'ping'
}

/** A move that a learner tries in a task of a chapter. */
export interface Attempt {
  move: string
  task?: number
}

/** This device is to get the identity that the code stands for. */
export interface TakeWish {
  code: string
  /** even if the identity that it has now holds seats, which nobody reaches then */
  replaces?: boolean
}

/** me: this person; here: another person at this screen; link: whoever comes by the link. */
export interface SeatWish {
  kind: 'me' | 'here' | 'link' | 'bot'
  name?: string
  bot?: string
}

/** A wish for a table, with its game from the beginning or as a guide. */
export interface NewTable {
  game: string
  options?: Record<string, string>
  seats?: SeatWish[]
  name?: string
  /** decimal, or hexadecimal with 0x or with all its digits */
  seed?: string | null
  guide?: boolean
  /** who is asked before a turn is taken back */
  take_back?: 'all' | 'present'
  table_name?: string
}

/** A person wants a seat, this one or any. */
export interface JoinWish {
  name?: string
  seat?: number | null
  /** to a seed that somebody chose, who may know what is hidden */
  agrees?: boolean
}

/** The host wants the game to begin, if need be with bots on free seats. */
export interface StartWish {
  /** level of the bots that take free seats */
  fill?: string | null
}

/** The host gives a free seat to a bot, or that of a bot to another one, before the start. */
export interface CloseWish {
  seat: number
  bot?: string
}

/** The host opens a bot's seat, or removes whoever took this one by the link; before the start. */
export interface HostedSeat {
  seat: number
}

/** The host wants the table to be called so; "" for no name. */
export interface NameWish {
  name: string
}

/** The host wants no more lines of whoever wrote this one. */
export interface MuteWish {
  line: number
}

/** The host lets somebody chat again; the number is that of TableSummary.muted. */
export interface UnmuteWish {
  person: number
}

/** A bot is to play on for a person. */
export interface LeaveWish {
  bot?: string
  /** null: all of mine */
  seat?: number | null
}

/** A person wants to play again where a bot plays for them. */
export interface ReturnWish {
  seat?: number | null
}

/** A wish for a table that goes on from a record after so many moves. */
export interface ContinuedTable {
  record: string
  ply: number
  seats: SeatWish[]
  name?: string
  /** who is asked before a turn is taken back */
  take_back?: 'all' | 'present'
  table_name?: string
}

export type AnyCommand = Move | Undo | TakeBack | StandIn | Consent | Chat

export type AnyFromPage = Join | Move | Undo | TakeBack | StandIn | Consent | Explain | Chat | Ping

export type AnyToPage =
  Hello | TableNews | PositionNews | Ack | Nack | Retry | Explanation | ChatNews | Pong | ErrorNews
