/* Signs of this game: symbols of the plan, technologies. */
import { ICONS } from '$board/icons'
import type { SymbolKey } from '../types'

export interface SymbolSign {
  path: string
  colour: string
  /** Written below the sign, or in its place. */
  text: string
}

export const SYMBOL_SIGNS: Record<SymbolKey, SymbolSign> = {
  price_down: { path: ICONS.goods, colour: 'var(--si-down)', text: '−$' },
  price_up: { path: '', colour: 'var(--si-up)', text: '+$' },
  research: { path: ICONS.research, colour: 'var(--si-research)', text: '' },
  logistics: { path: ICONS.truck, colour: 'var(--si-logistics)', text: '' },
  improve: { path: ICONS.improve, colour: 'var(--si-improve)', text: '' },
  open: { path: '', colour: 'none', text: '' },
}

export const TECHNOLOGY_PATHS: Record<string, string> = {
  gps: 'M12 21S5 14 5 9A7 7 0 0 1 19 9C19 14 12 21 12 21ZM14.3 9A2.3 2.3 0 1 1 9.7 9A2.3 2.3 0 1 1 14.3 9Z',
  wifi: 'M2.5 9.5C8 4.5 16 4.5 21.5 9.5M6 13.5C9.5 10.5 14.5 10.5 18 13.5M9.3 17C11 15.5 13 15.5 14.7 17M12 20.4V20.5',
  gamepad:
    'M7.5 7.5H16.5C20 7.5 22 11 22 15C22 18.5 18.5 18.5 16 15H8C5.5 18.5 2 18.5 2 15C2 11 4 7.5 7.5 7.5ZM8 9.8V13M6.4 11.4H9.6M15.5 10.5V10.6M17.5 12.5V12.6',
  li_ion: 'M3 7.5H18.5V16.5H3ZM21.5 10.5V13.5M11.5 8.5L8 12.5H12.5L9.5 16',
  nfc: 'M3.5 18V6L11 18V6M14.5 9C16 10.5 16 13.5 14.5 15M17.5 6.5C20.5 9.5 20.5 14.5 17.5 17.5',
  four_g: 'M9 19V5L3 14.5H11M21 8C19 5 14 6 14 12C14 18 19 19 21.3 16V12.5H18',
}

export const SHOP =
  'M3 9L5 4H19L21 9M4.5 9.5V20H19.5V9.5M3 9C3 12 7.5 12 7.5 9C7.5 12 12 12 12 9C12 12 16.5 12 16.5 9C16.5 12 21 12 21 9M10 20V14.5H14V20'
export const FLIP = 'M12 3V21M9 6L3 18H9ZM15 6L21 18H15Z'
export const FIGURE = 'M0-7A3.4 3.4 0 1 1 0-.2A3.4 3.4 0 1 1 0-7ZM-5.5 9C-5.5 3-3.5.6 0 .6C3.5.6 5.5 3 5.5 9Z'
