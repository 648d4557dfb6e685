/* What all parts of the board share. */
import type { BoardTable } from '$board/types'
import type { TokensView } from './view'

export type Table = BoardTable<TokensView>
