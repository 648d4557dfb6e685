/* The state of the planning desk: the plan as the table knows it, and the player's draft on top of it. */
import type { PlacementView } from '../view'
import { traySpots } from './art'
import { FIRST_LAYOUT, layMove, placeMove } from './draft'
import { coveredFields, type Layer, type Layout, type Spot } from './geometry'
import { spotsOf, type Plan } from './reading'
import { Situation } from './situation'

/** A pad, or an improvement by its key. */
export type Piece = string

export function isPad(piece: Piece): piece is Layer {
  return piece === 'lower' || piece === 'upper'
}

export class Desk extends Situation {
  draft = $state<Plan>({ layout: FIRST_LAYOUT, placed: [] })
  selected = $state<Piece>('upper')
  /** A plan of the list that is hovered or focused. */
  peek = $state<Plan | null>(null)
  /** The plan as it would be if the piece that is dragged were let go now. */
  trial = $state<Plan | null>(null)

  get layout(): Layout {
    const { laid } = this
    return laid && !isSame(laid, this.draft.layout) ? laid : this.draft.layout
  }

  /** Placements of the draft that the table does not know yet. */
  get pending(): PlacementView[] {
    const { free } = this
    return this.draft.placed.filter(({ tile }) => free.includes(tile))
  }

  get plan(): Plan {
    return { layout: this.layout, placed: [...(this.company.plan?.placed ?? []), ...this.pending] }
  }

  /** The plan whose results are shown. */
  get shown(): Plan {
    return this.peek ?? this.trial ?? this.plan
  }

  get tray(): string[] {
    const placed = this.pending.map(({ tile }) => tile)
    return this.free.filter((tile) => !placed.includes(tile))
  }

  /** The move that leads from the plan at the table towards the draft. */
  get next(): string {
    const isOffered = (move: string) => this.isOffered(move)
    if (!this.laid) return layMove(this.data, this.draft.layout, isOffered)
    const first = this.pending[0]
    return first ? placeMove(this.data, first, isOffered) : 'finish'
  }

  /** The table's plan becomes the draft, so that it stays as it lies when it is taken back. */
  adopt(): void {
    const { plan } = this.company
    if (!plan) return
    this.draft.layout = this.layout
    if (!this.canMove(this.selected)) this.selected = this.free[0] ?? this.selected
    const known = plan.placed.map(({ tile }) => tile)
    const isKnown = known.every((tile, place) => this.draft.placed[place]?.tile === tile)
    if (!isKnown) this.draft.placed = [...plan.placed, ...this.draft.placed.filter(({ tile }) => !known.includes(tile))]
  }

  canMove(piece: Piece): boolean {
    if (this.company.is_ready) return false
    return isPad(piece) ? !this.laid : this.free.includes(piece)
  }

  spots(tile: string): [Spot, Spot] {
    const placement = this.plan.placed.find((candidate) => candidate.tile === tile)
    return placement ? spotsOf(this.layout, placement) : traySpots(this.grid, this.tray.indexOf(tile))
  }

  /** Where an improvement lies in the draft, if it can still be moved. */
  placement(tile: string): PlacementView | undefined {
    return this.pending.find((placement) => placement.tile === tile)
  }
}

/** Whether two layouts have the same sides and cover the same fields (SI-5.16). */
function isSame(one: Layout, other: Layout): boolean {
  const faces = ({ lower, lowerSide, upperSide }: Layout) => [lower, lowerSide, upperSide].join()
  return faces(one) === faces(other) && coveredFields(one).join() === coveredFields(other).join()
}
