/* What all parts of the board are given. */
import type { BoardTable } from '$board/types'
import type { GroundFloorView } from './view'

export type Table = BoardTable<GroundFloorView>

/** In place of a company, on a space without a marker. */
export const NOBODY = -1
