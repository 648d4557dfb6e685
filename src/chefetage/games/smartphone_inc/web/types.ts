/* What all parts of the board share. */
import type { BoardTable } from '$board/types'
import type { SmartphoneIncView } from './view'

export type Table = BoardTable<SmartphoneIncView>
export type Side = 'a' | 'b'
export type Pad = 'light' | 'dark'
export type SymbolKey = 'price_down' | 'price_up' | 'research' | 'logistics' | 'improve' | 'open'
