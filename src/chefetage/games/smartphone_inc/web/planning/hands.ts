/* What a player does with the pieces on the planning desk; pieces that the table holds already stay where they are. */
import type { PlacementView } from '../view'
import { isPad, type Desk, type Piece } from './desk.svelte'
import {
  flipped,
  layersFrom,
  moved,
  placementAt,
  shifted,
  swapped,
  turned,
  turnedTile,
  withoutTile,
  withTile,
} from './draft'
import type { Layer, Layout, Spot } from './geometry'
import { spotsOf, type Plan } from './reading'

export function move(desk: Desk, piece: Piece, by: Spot): void {
  if (!desk.canMove(piece)) return
  if (isPad(piece)) desk.draft.layout = pushed(desk.draft.layout, piece, by)
  else shift(desk, piece, by)
}

export function turn(desk: Desk, piece: Piece): void {
  if (!desk.canMove(piece)) return
  const placement = desk.placement(piece)
  if (placement) put(desk, turnedTile(desk.layout, placement, desk.overhang))
  else if (isPad(piece)) desk.draft.layout = turned(desk.draft.layout)
  else lay(desk, piece)
}

/** A pad is turned over; an improvement goes to the plan or face down. */
export function flip(desk: Desk, piece: Piece): void {
  if (!desk.canMove(piece)) return
  if (isPad(piece)) desk.draft.layout = flipped(desk.draft.layout, piece)
  else if (desk.placement(piece)) takeAway(desk, piece)
  else lay(desk, piece)
}

/** The other pad on top; an improvement goes to the other pad. */
export function swap(desk: Desk, piece: Piece): void {
  if (!desk.canMove(piece)) return
  const placement = desk.placement(piece)
  if (placement) putAt(desk, piece, spotsOf(desk.layout, placement), layersFrom(placement).reverse())
  else if (isPad(piece)) desk.draft = swapped(desk.draft)
}

/** A whole layout comes onto the desk, or, where the pads lie already, one more improvement onto them. */
export function layPlan(desk: Desk, { layout, placed }: Plan): void {
  const last = placed.at(-1)
  if (!desk.laid) desk.draft.layout = layout
  else if (last) put(desk, last)
}

/** The first place on the upper pad, for the keyboard. */
export function lay(desk: Desk, tile: string): void {
  put(desk, { tile, layer: 'upper', span: 'a1b1' })
}

/** Shows what the plan would be with a pad pushed so far. */
export function tryPad(desk: Desk, pad: Layer, by: Spot): void {
  desk.trial = { layout: pushed(desk.layout, pad, by), placed: desk.plan.placed }
}

/** Shows what the plan would be with an improvement let go here. */
export function tryTile(desk: Desk, tile: string, spots: [Spot, Spot]): void {
  const others = withoutTile(desk.plan.placed, tile)
  const placement = fit(desk, tile, spots)
  desk.trial = { layout: desk.layout, placed: placement ? [...others, placement] : others }
}

/** Puts an improvement where its two fields are over, or takes it back where there is no pad. */
export function drop(desk: Desk, tile: string, spots: [Spot, Spot]): void {
  const placement = fit(desk, tile, spots)
  if (placement) put(desk, placement)
  else takeAway(desk, tile)
}

export function fit(desk: Desk, tile: string, spots: [Spot, Spot]): PlacementView | null {
  return placementAt(desk.layout, tile, spots, desk.overhang)
}

/** The lower pad lies still on the grid: pushing it moves the other one the opposite way. */
function pushed(layout: Layout, pad: Layer, { row, column }: Spot): Layout {
  return moved(layout, pad === 'upper' ? { row, column } : { row: -row, column: -column })
}

function shift(desk: Desk, tile: string, by: Spot): void {
  const placement = desk.placement(tile)
  if (placement) putAt(desk, tile, shifted(spotsOf(desk.layout, placement), by), layersFrom(placement))
  else lay(desk, tile)
}

function putAt(desk: Desk, tile: string, spots: [Spot, Spot], layers: Layer[]): void {
  const placement = placementAt(desk.layout, tile, spots, desk.overhang, layers)
  if (placement) put(desk, placement)
}

function put(desk: Desk, placement: PlacementView): void {
  desk.draft.placed = withTile(desk.pending, desk.free, placement)
  desk.selected = desk.draft.placed.find(
    ({ span, layer }) => span === placement.span && layer === placement.layer,
  )!.tile
}

function takeAway(desk: Desk, tile: string): void {
  desk.draft.placed = withoutTile(desk.pending, tile)
}
