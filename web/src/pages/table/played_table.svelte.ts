/* The table in play as all parts of its page share it: what is known, what is shown, and what one may do. */
import { createContext, tick } from 'svelte'
import { prefersReducedMotion } from 'svelte/motion'
import type { Choice } from '$board/games'
import type { Lang } from '$board/types'
import { boardTable, offersOf, type Deeds, type Shown } from '$lib/game/board_table.svelte'
import type { GameMaterial } from '$lib/game/material'
import { Drawing } from '$lib/game/drawing.svelte'
import type { GameCard, Position, TableSummary } from '$protocol'
import { settings } from '$lib/settings.svelte'
import { windowLayout } from '$lib/window_layout.svelte'
import type { Words } from '$lib/words'
import type { TableStore } from './store.svelte'
import { turnOf } from './viewpoint'

export type TabKey = 'moves' | 'log' | 'people' | 'rules' | 'guide'
/** What a phone shows: a part of the board, or what stands beside it elsewhere. */
export const VIEWS = ['board', 'mine', 'others', 'log', 'rules'] as const
export type ViewKey = (typeof VIEWS)[number]
const PARTS: ViewKey[] = ['board', 'mine', 'others']

/** How long one looks at a place before it is asked about. */
const PATIENCE_MS = 250

/** Where a move can be made. */
export const TARGETS = '[data-move], [data-composes]'

/** Where moves can be made in a part of the board; a window in it that scrolls by itself has signs of its own. */
export function placesIn(part: Element): Element[] {
  const targets = [...part.querySelectorAll(TARGETS)]
  return [...new Set(targets.map((target) => target.closest('[data-window]') ?? target))]
}

export class PlayedTable implements Omit<Shown, 'material'> {
  readonly store: TableStore
  readonly game: GameCard
  /** The board with its words, once they are there. */
  material = $state.raw<GameMaterial | null>(null)
  /** Where the rulebook is opened; anew even if it is the same rule. */
  rule = $state.raw({ id: '' })
  /** A move that is made only when the person says so once more, and why. */
  doubted = $derived.by<{ move: string; warning: string } | null>(() => {
    void this.store.seen // another position, another decision
    return null
  })
  isResultOpen = $state(true)
  /** What is pointed at; whoever has not moved since another position came has not pointed at anything in it. */
  private previewed = $derived.by<string | null>(() => {
    void this.store.seen
    return null
  })
  /** The decision whose part was shown already, or need not be. */
  private decided = ''
  private patience: ReturnType<typeof setTimeout> | undefined

  readonly turn = $derived.by(() => turnOf(this.summary, this.store.waitingFor))
  readonly offers = $derived(offersOf(this.position))
  /** The offer that is hovered or focused. */
  readonly offer = $derived(this.offers.get(this.previewed ?? ''))
  /** Why what is hovered or focused is not possible. */
  readonly obstacle = $derived.by(() => this.store.obstacles[this.previewed ?? ''])

  readonly layout = $derived(windowLayout.now)
  readonly drawing = new Drawing()
  view = $state<ViewKey>('board')
  /** Where nothing lies beside the board, the guide has a place of its own. */
  readonly isGuideBeside = $derived(this.summary.guide && this.layout === 'wide')
  tab = $derived<TabKey>(this.isGuideBeside ? 'guide' : 'log')

  readonly deeds: Deeds = {
    play: (move) => this.play(move),
    ask: (move) => this.store.ask(move),
    preview: (move) => this.preview(move),
    rule: (id) => {
      this.rule = { id }
      this.show('rules')
    },
  }

  readonly boardTable = $derived(this.material && boardTable(this as Shown, this.deeds, this.drawing.turn))

  /** Moves that stand in the prompt. */
  readonly choices = $derived.by((): Choice[] => {
    const board = this.material?.board
    return board && this.boardTable ? board.choicesOf(this.boardTable) : []
  })

  constructor(store: TableStore, game: GameCard) {
    this.store = store
    this.game = game
  }

  get summary(): TableSummary {
    return this.store.summary!
  }

  /** The page shows the table only when it is there. */
  get position(): Position {
    return this.store.position!
  }

  /** What is to be decided now; nothing if nothing is. */
  private get decision(): string {
    return this.offers.size > 0 ? `${this.position.step} ${this.position.decision}` : ''
  }

  get lang(): Lang {
    return settings.lang
  }

  get highlight(): Set<string> {
    return this.store.highlight
  }

  get recent(): Set<string> {
    return this.store.recent
  }

  get reducedMotion(): boolean {
    return settings.pace === 'at_once' || prefersReducedMotion.current
  }

  get words(): Words | undefined {
    return this.material?.t
  }

  /** Brings a panel beside the board to the front, wherever it is. */
  show(tab: TabKey): void {
    this.tab = tab
    if (settings.isSideFolded) settings.isSideFolded = false
    this.lookAt(tab === 'rules' ? 'rules' : 'log')
  }

  /** What a person chose to look at is not taken away, even if a slow phone has not drawn the decision yet. */
  lookAt(view: ViewKey): void {
    this.view = view
    this.decided = this.decision
    this.store.notice = null
  }

  /** What settles a lot is asked about first. */
  play(move: string): void {
    const warning = settings.asksTwice ? this.warningOf(move) : null
    this.doubted = warning && this.doubted?.move !== move ? { move, warning } : null
    this.store.notice = null // an answer of before must not cover the question
    if (!this.doubted) this.store.play(move)
  }

  /** What is only passed over is not asked about. */
  private preview(move: string | null): void {
    this.previewed = move
    clearTimeout(this.patience)
    if (move === null || this.offers.has(move) || this.position.viewer < 0) return
    this.patience = setTimeout(() => this.store.wonder(move), PATIENCE_MS)
  }

  private warningOf(move: string): string | null {
    const offer = this.offers.get(move)
    return offer && this.boardTable ? (this.material?.board?.warningOf(this.boardTable, offer) ?? null) : null
  }

  /** Where one part is seen at a time: the one with the place of a move is shown. */
  showPlaceOf(move: string, stage: Element): void {
    const part = stage
      .querySelector(`[data-part] [data-move="${CSS.escape(move)}"]`)
      ?.closest<HTMLElement>('[data-part]')
    if (this.layout === 'phone' && part) this.view = part.dataset.part as ViewKey
  }

  /** Where one part is seen at a time: a new decision brings its part, unless the one in sight has a place for it. */
  showDecision(stage: Element): void {
    const { decision } = this
    if (this.layout !== 'phone' || !this.boardTable || decision === this.decided) return
    const isIn = (part: ViewKey) => stage.querySelector(`[data-part="${part}"] :is(${TARGETS})`) !== null
    if (decision && !isIn(this.view)) this.view = PARTS.find(isIn) ?? this.view
    if (!this.drawing.isDone) return // more places may come
    this.decided = decision
    if (!decision) return
    void tick().then(() => bringIntoSight(stage.querySelector(`[data-part="${this.view}"]`)))
  }
}

/** A part of which some places are scrolled out of sight begins with the first of them, if more are seen then. */
function bringIntoSight(part: Element | null): void {
  const places = part ? placesIn(part) : []
  if (!part || !places[0]) return
  const box = part.getBoundingClientRect()
  const isSeen = (place: Element) => {
    const { top, bottom } = place.getBoundingClientRect()
    return top >= box.top && bottom <= box.bottom
  }
  const [before, seen] = [part.scrollTop, places.filter(isSeen).length]
  if (seen === places.length) return
  places[0].scrollIntoView({ block: 'start' })
  if (places.filter(isSeen).length <= seen) part.scrollTop = before
}

export const [useTable, shareTable] = createContext<PlayedTable>()
