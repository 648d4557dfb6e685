/* The table as this page knows it: what the server said, and the commands of the person before it. */
import type { Lang } from '$board/types'
import { changedKeys } from './changes'
import { Connection, type LinkState, type Wire } from '$lib/link/connection'
import { mergeLog } from './log'
import { sharedPosition } from '$lib/game/shared'
import { Pacer, PACES } from '$lib/pacer'
import { settings } from '$lib/settings.svelte'
import { newId } from '$lib/link/new_id'
import {
  PROTOCOL,
  type AnyCommand,
  type ChatEntry,
  type Explanation,
  type AnyToPage,
  type Join,
  type LogLine,
  type Nack,
  type Position,
  type PositionNews,
  type TableSummary,
  type OpenRequest,
} from '$protocol'

/** An answer that the page shows until it is closed or the position changes. */
export interface Notice {
  kind: 'why-not' | 'problem' | 'declined'
  move: string
  rule: string
  text: string
}

/** A position that is to be shown, and whether somebody else brought it about. */
interface Shown {
  news: PositionNews
  isOthers: boolean
}

/** What stands in the way of a move. */
export interface Obstacle {
  rule: string
  text: string
}

interface Place {
  id: string
  lang: Lang
  seat: number
}

const NOTHING = new Set<string>()

export class TableStore {
  summary = $state.raw<TableSummary | null>(null)
  position = $state.raw<Position | null>(null)
  log = $state.raw<LogLine[]>([])
  chat = $state.raw<ChatEntry[]>([])
  /** The number of the last line that was said before this page came. */
  saidBefore = $state<number | null>(null)
  /** Seats that owe a decision. */
  waitingFor = $state.raw<number[]>([])
  /** Those of them at which a bot plays. */
  thinking = $derived(this.waitingFor.filter((seat) => this.summary?.seats[seat]?.kind === 'bot'))
  requests = $state.raw<OpenRequest[]>([])
  /** Seats that see or decide something secret now, if I play for several. */
  secretive = $state.raw<number[]>([])
  highlight = $state.raw<Set<string>>(new Set())
  /** What others have changed since the last own move. */
  recent = $state.raw<Set<string>>(NOTHING)
  notice = $state.raw<Notice | null>(null)
  /** Why moves that were looked at are not possible in this position. */
  obstacles = $state.raw<Record<string, Obstacle>>({})
  private readonly wondered = new Set<string>()
  link = $state<LinkState>('connecting')
  isBusy = $state(false)
  /** The server cannot save at the moment; the command is sent again by itself. */
  isTroubled = $state(false)
  /** The counter of the position that is shown: commands say which one they were meant for. */
  seen = $state(0)
  /** Positions that wait to be shown, because others moved faster than one can follow. */
  pending = $state(0)
  seat = $state(-1)
  lang: Lang
  private readonly id: string
  private readonly connection: Connection
  private build = ''
  private answered = 0
  private readonly pacer = new Pacer<Shown>(
    ({ news, isOthers }) => this.show(news, isOthers),
    () => PACES[settings.pace],
    (waiting) => (this.pending = waiting),
  )

  constructor(
    place: Place,
    open?: (address: string) => Wire,
    private readonly reload: () => void = reloadOnce,
  ) {
    this.id = place.id
    this.seat = place.seat
    this.lang = place.lang
    const hooks = {
      join: () => this.join(),
      message: (message: AnyToPage) => this.receive(message),
      state: (state: LinkState) => (this.link = state),
    }
    this.connection = new Connection(() => this.address(), hooks, open)
  }

  start(): void {
    this.connection.start()
  }

  stop(): void {
    this.pacer.forget()
    this.connection.stop()
  }

  /** The device changes hands: nothing of what one person saw may be left for the next. */
  forget(): void {
    this.pacer.forget()
    this.position = null
    this.log = []
  }

  /** Looks from another seat or in another language; the old view stays until the new one comes. */
  look(seat: number, lang: Lang): void {
    if (seat === this.seat && lang === this.lang) return
    this.pacer.forget()
    this.seat = seat
    this.lang = lang
    this.notice = null
    this.answered = 0 // every seat counts for itself
    this.connection.rejoin()
  }

  play(move: string): void {
    this.skip() // what is decided is decided of the table as it stands
    this.command({ type: 'move', id: newId(), seen: this.seen, seat: this.seat, move })
  }

  undo(to: 'move' | 'turn'): void {
    this.skip() // what is decided is decided of the table as it stands
    this.command({ type: 'undo', id: newId(), seen: this.seen, seat: this.seat, to })
  }

  takeBack(): void {
    this.skip() // what is decided is decided of the table as it stands
    this.command({ type: 'take_back', id: newId(), seen: this.seen, seat: this.seat })
  }

  /** Proposes that a bot plays for somebody who has been awaited in vain. */
  standIn(seat: number, absent: number): void {
    this.command({ type: 'stand_in', id: newId(), seat, absent })
  }

  consent(request: string, seat: number, yes: boolean): void {
    this.command({ type: 'consent', id: newId(), seat, request, yes })
  }

  /** My own wish goes at once: nobody else has declined it. */
  withdraw(wish: OpenRequest): void {
    this.requests = this.requests.filter(({ id }) => id !== wish.id)
    this.consent(wish.id, wish.seat, false)
  }

  ask(move: string): void {
    this.connection.ask({ type: 'explain', id: newId(), seat: this.seat, move })
  }

  /** Why a move that is merely looked at is not possible: asked once of each position, and told without a notice. */
  wonder(move: string): void {
    if (this.obstacles[move] || this.link !== 'open') return
    const id = newId()
    this.wondered.add(id)
    this.connection.ask({ type: 'explain', id, seat: this.seat, move })
  }

  say(text: string): void {
    this.connection.send({ type: 'chat', id: newId(), text })
  }

  receive(message: AnyToPage): void {
    switch (message.type) {
      case 'hello':
        this.greet(message.protocol, message.build)
        this.summary = message.table
        break
      case 'table':
        this.summary = message.table
        break
      case 'position':
        this.receivePosition(message)
        break
      case 'ack':
        this.isTroubled = false
        this.answered = Math.max(this.answered, message.seen)
        this.isBusy = this.connection.isBusy || this.seen < this.answered
        break
      case 'nack':
        this.refuse(message)
        break
      case 'retry':
        this.isTroubled = true
        break
      case 'explanation':
        this.explain(message)
        break
      case 'chat':
        this.saidBefore ??= message.entries.at(-1)?.number ?? 0
        this.chat = mergeChat(this.chat, message.entries)
        break
      case 'error':
        this.notice = { kind: 'problem', move: '', rule: '', text: message.text }
        break
    }
  }

  /** The next of the positions that wait. */
  next(): void {
    this.pacer.next()
  }

  /** All of them, at once. */
  skip(): void {
    this.pacer.skip()
  }

  /** Others' moves are shown at the wished pace; what I did myself, and a table that is told anew, at once. */
  private receivePosition(news: PositionNews): void {
    const isOthers = news.since > 0 && news.seen > this.answered && !this.isBusy
    this.pacer.take({ news, isOthers })
    if (!isOthers) this.pacer.skip()
  }

  private command(command: AnyCommand): void {
    if (this.isBusy) return
    this.isBusy = true
    this.notice = null
    this.connection.send(command)
  }

  private address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return `${scheme}://${location.host}/api/tables/${this.id}/socket?lang=${this.lang}&seat=${this.seat}`
  }

  private join(): Join {
    return { type: 'join', seat: this.seat, lang: this.lang }
  }

  private greet(protocol: number, build: string): void {
    const isOther = protocol !== PROTOCOL || (this.build !== '' && this.build !== build)
    this.build = build
    if (isOther) this.reload()
  }

  private show(news: PositionNews, isOthers: boolean): void {
    if (news.position.viewer !== this.seat) return
    if (news.since > (this.position?.ply ?? 0)) {
      this.position = null // lines of the log are missing: begin anew
      this.connection.rejoin()
      return
    }
    const before = this.position
    this.highlight = before && this.seen !== news.seen ? changedKeys(before.view, news.position.view) : NOTHING
    if (isOthers) this.recent = new Set([...this.recent, ...this.highlight])
    else if (before?.own_ply !== news.position.own_ply) this.recent = NOTHING
    this.log = mergeLog(this.log, news.since, news.position.log)
    this.position = before ? sharedPosition(before, news.position) : news.position
    this.waitingFor = news.position.actors
    if (this.isDeclined(news)) this.notice = { kind: 'declined', move: '', rule: '', text: '' }
    this.requests = news.requests
    this.secretive = news.secretive
    if (news.seen !== this.seen && this.notice?.kind !== 'problem') this.notice = null
    this.seen = news.seen
    this.obstacles = {}
    this.isBusy = this.connection.isBusy || this.seen < this.answered
  }

  /** My wish to take back is gone, and nothing else has happened. */
  private isDeclined(news: PositionNews): boolean {
    const isGone = ({ id }: OpenRequest) => !news.requests.some((other) => other.id === id)
    return news.seen === this.seen && this.requests.some((wish) => wish.seat === this.seat && isGone(wish))
  }

  private refuse(nack: Nack): void {
    this.isTroubled = false
    this.isBusy = this.connection.isBusy
    if (nack.reason !== 'stale') this.notice = { kind: 'why-not', move: '', rule: nack.rule, text: nack.text }
  }

  private explain(answer: Explanation): void {
    if (this.wondered.delete(answer.id)) {
      if (!answer.legal) this.obstacles = { ...this.obstacles, [answer.move]: answer }
      return
    }
    if (!answer.legal) this.notice = { kind: 'why-not', move: answer.move, rule: answer.rule, text: answer.text }
  }
}

/** Of a long talk the oldest lines go. */
const CHAT_LINES = 1000

function mergeChat(old: ChatEntry[], news: ChatEntry[]): ChatEntry[] {
  const byNumber = new Map([...old, ...news].map((entry) => [entry.number, entry]))
  return [...byNumber.values()].sort((one, other) => one.number - other.number).slice(-CHAT_LINES)
}

const RELOADED = 'chefetage-reloaded'
const RELOAD_PAUSE_MS = 60_000

/** The server has other pages now; never more than one reload in a minute. */
function reloadOnce(): void {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < RELOAD_PAUSE_MS) return
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
}
