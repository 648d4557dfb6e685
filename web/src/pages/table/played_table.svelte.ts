/* The table in play as all parts of its page share it: what is known, what is shown, and what one may do. */
import { createContext } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'
import { boardTable, offersOf, type Deeds } from '$lib/game/board_table'
import type { GameMaterial } from '$lib/game/material'
import type { GameCard, Position, TableSummary } from '$protocol'
import { settings } from '$lib/settings.svelte'
import type { Words } from '$lib/words'
import type { TableStore } from './store.svelte'
import { turnOf } from './viewpoint'

export type TabKey = 'moves' | 'log' | 'people' | 'rules' | 'guide'

export class PlayedTable {
  readonly store: TableStore
  readonly game: GameCard
  /** The board with its words, once they are there. */
  material = $state.raw<GameMaterial | null>(null)
  /** Where the rulebook is opened; anew even if it is the same rule. */
  rule = $state.raw({ id: '' })
  private previewed = $state<string | null>(null)

  readonly turn = $derived.by(() => turnOf(this.summary, this.store.waitingFor))
  readonly offers = $derived(offersOf(this.position))
  /** The offer that is hovered or focused. */
  readonly offer = $derived(this.offers.get(this.previewed ?? ''))

  /** Where the side lies below the board, nobody would see the guide there. */
  readonly isNarrow = new MediaQuery('max-width: 1079px')
  readonly isGuideBeside = $derived(this.summary.guide && !this.isNarrow.current)
  tab = $derived<TabKey>(this.isGuideBeside ? 'guide' : 'moves')

  readonly deeds: Deeds = {
    play: (move) => this.store.play(move),
    ask: (move) => this.store.ask(move),
    preview: (move) => (this.previewed = move),
    rule: (id) => {
      this.rule = { id }
      this.tab = 'rules'
    },
  }

  readonly boardTable = $derived.by(() => {
    if (!this.material) return null
    const shown = { ...this.material, lang: settings.lang, highlight: this.store.highlight }
    return boardTable(this.position, shown, this.deeds)
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

  get words(): Words | undefined {
    return this.material?.t
  }
}

export const [useTable, shareTable] = createContext<PlayedTable>()
