/* What all parts of the board share. */
import type { BoardTable } from '$board/types'
import type { CouncilsContractsView } from './view'

export type Table = BoardTable<CouncilsContractsView>
export type Translate = Table['t']
