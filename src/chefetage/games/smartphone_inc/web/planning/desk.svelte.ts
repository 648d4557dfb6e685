/* The state of the planning desk: the plan as the table knows it, and the player's draft on top of it. */
import { effectsOf, printed, type Printed, type Table } from '../data'
import type { CompanyView, PlacementView } from '../view'
import { gridOf, traySpots, type Grid } from './art'
import {
  FIRST_LAYOUT,
  flipped,
  layersFrom,
  layMove,
  moved,
  placementAt,
  placeMove,
  shifted,
  swapped,
  turned,
  turnedTile,
  withoutTile,
  withTile,
} from './draft'
import { coveredFields, type Layer, type Layout, type Spot } from './geometry'
import { layoutOf, read, spotsOf, type Plan } from './reading'
import { resultsOf, type Results } from './results'

/** A pad, or an improvement by its key. */
export type Piece = string
export const PADS: Piece[] = ['lower', 'upper']

export class Desk {
  readonly #table: () => Table
  draft = $state<Plan>({ layout: FIRST_LAYOUT, placed: [] })
  selected = $state<Piece>('upper')
  /** A plan of the list that is hovered or focused. */
  peek = $state<Plan | null>(null)
  /** The plan as it would be if the piece that is dragged were let go now. */
  trial = $state<Plan | null>(null)

  constructor(table: () => Table) {
    this.#table = table
  }

  get data(): Printed {
    return printed(this.#table())
  }

  get company(): CompanyView {
    const { view, viewer } = this.#table()
    return view.companies[viewer]!
  }

  get isLaid(): boolean {
    return this.company.plan !== null
  }

  /** Improvements that may still be placed. */
  get free(): string[] {
    const { plan, improvements, is_ready } = this.company
    if (is_ready) return []
    const works = this.#table().view.round >= this.data.planning.improvement_first_round
    return plan ? plan.unused : works ? improvements : []
  }

  get overhang(): boolean {
    return effectsOf(this.data, this.#table().view, this.company).includes('improvements_may_overhang')
  }

  get grid(): Grid {
    return gridOf(this.overhang)
  }

  get layout(): Layout {
    const { plan } = this.company
    if (!plan) return this.draft.layout
    const laid = layoutOf(plan)
    return isSame(laid, this.draft.layout) ? this.draft.layout : laid
  }

  /** Placements of the draft that the table does not know yet. */
  get pending(): PlacementView[] {
    const free = this.free
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

  results(plan: Plan): Results {
    const { view } = this.#table()
    const faceDown = this.#usable - plan.placed.length
    return resultsOf(this.data, view, this.company, read(this.data, plan), faceDown)
  }

  /** Improvements that are placed or face down in the end. */
  get #usable(): number {
    const { plan } = this.company
    return plan ? plan.placed.length + plan.unused.length : this.free.length
  }

  covered(plan: Plan): number {
    return coveredFields(plan.layout).length
  }

  /** The move that leads from the plan at the table towards the draft. */
  get next(): string {
    const isOffered = (move: string) => this.#table().offers.has(move)
    if (!this.isLaid) return layMove(this.data, this.draft.layout, isOffered)
    const first = this.pending[0]
    return first ? placeMove(this.data, first, isOffered) : 'finish'
  }

  canMove(piece: Piece): boolean {
    if (this.company.is_ready) return false
    return PADS.includes(piece) ? !this.isLaid : this.free.includes(piece)
  }

  spots(tile: string): [Spot, Spot] {
    const placement = this.#placement(tile)
    return placement ? spotsOf(this.layout, placement) : traySpots(this.grid, this.tray.indexOf(tile))
  }

  /** Where an improvement lies that the table knows already. */
  placedSpots(tile: string): [Spot, Spot] {
    return spotsOf(
      this.layout,
      this.plan.placed.find((placement) => placement.tile === tile)!,
    )
  }

  isPlaced(tile: string): boolean {
    return this.#placement(tile) !== undefined
  }

  move(piece: Piece, by: Spot): void {
    if (!this.canMove(piece)) return
    if (piece === 'upper') this.draft.layout = moved(this.draft.layout, by)
    else if (piece === 'lower') this.draft.layout = moved(this.draft.layout, { row: -by.row, column: -by.column })
    else this.#shift(piece, by)
  }

  turn(piece: Piece): void {
    if (!this.canMove(piece)) return
    const placement = this.#placement(piece)
    if (placement) this.#put(turnedTile(this.layout, placement, this.overhang))
    else if (PADS.includes(piece)) this.draft.layout = turned(this.draft.layout)
    else this.lay(piece)
  }

  /** A pad is turned over; an improvement goes to the plan or face down. */
  flip(piece: Piece): void {
    if (!this.canMove(piece)) return
    if (PADS.includes(piece)) this.draft.layout = flipped(this.draft.layout, piece as Layer)
    else if (this.isPlaced(piece)) this.draft.placed = withoutTile(this.draft.placed, piece)
    else this.lay(piece)
  }

  /** The other pad on top; an improvement goes to the other pad. */
  swap(piece: Piece): void {
    if (!this.canMove(piece)) return
    const placement = this.#placement(piece)
    if (!placement) this.draft = PADS.includes(piece) ? swapped(this.draft) : this.draft
    else this.#try(piece, spotsOf(this.layout, placement), layersFrom(placement).reverse())
  }

  /** Tries what the plan would be with a pad moved, or an improvement let go somewhere. */
  try(piece: Piece, by: Spot, spots: [Spot, Spot] | null): void {
    if (!spots) this.trial = { layout: moved(this.layout, by), placed: this.plan.placed }
    else {
      const others = withoutTile(this.plan.placed, piece)
      const placement = this.fit(piece, spots)
      this.trial = { layout: this.layout, placed: placement ? [...others, placement] : others }
    }
  }

  /** Puts an improvement where its two fields are over, or takes it back where there is no pad. */
  drop(tile: string, spots: [Spot, Spot]): void {
    const placement = this.fit(tile, spots)
    if (placement) this.#put(placement)
    else this.draft.placed = withoutTile(this.draft.placed, tile)
  }

  fit(tile: string, spots: [Spot, Spot]): PlacementView | null {
    return placementAt(this.layout, tile, spots, this.overhang)
  }

  /** The first place on the upper pad, for the keyboard. */
  lay(tile: string): void {
    this.#put({ tile, layer: 'upper', span: 'a1b1' })
  }

  #placement(tile: string): PlacementView | undefined {
    return this.pending.find((placement) => placement.tile === tile)
  }

  #shift(tile: string, by: Spot): void {
    const placement = this.#placement(tile)
    if (!placement) return this.lay(tile)
    this.#try(tile, shifted(spotsOf(this.layout, placement), by), layersFrom(placement))
  }

  #try(tile: string, spots: [Spot, Spot], layers: Layer[]): void {
    const placement = placementAt(this.layout, tile, spots, this.overhang, layers)
    if (placement) this.#put(placement)
  }

  #put(placement: PlacementView): void {
    this.draft.placed = withTile(this.pending, this.free, placement)
    this.selected = this.draft.placed.find(
      ({ span, layer }) => span === placement.span && layer === placement.layer,
    )!.tile
  }
}

/** Whether two layouts have the same sides and cover the same fields (SI-5.16). */
function isSame(one: Layout, other: Layout): boolean {
  const faces = ({ lower, lowerSide, upperSide }: Layout) => [lower, lowerSide, upperSide, ''].join()
  return faces(one) === faces(other) && coveredFields(one).join() === coveredFields(other).join()
}
