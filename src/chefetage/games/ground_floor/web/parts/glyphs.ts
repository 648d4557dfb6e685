/* The signs of this game in a box of 24 by 24: lines in the colour of the text, or light lines on a coloured plate. */
import { ICONS } from '$board/icons'

interface Drawing {
  line: string
  plate?: string
  hue?: string
}

const COIN = 'M23 12A11 11 0 1 1 1 12A11 11 0 1 1 23 12Z'
const SHEET = 'M4 1H20A3 3 0 0 1 23 4V20A3 3 0 0 1 20 23H4A3 3 0 0 1 1 20V4A3 3 0 0 1 4 1Z'
const CUBE = 'M12 1L22 6V18L12 23L2 18V6Z'
const STAR = 'M12 .8L16.3 6.6L23.2 9L19 14.9L18.9 22.1L12 20L5.1 22.1L5 14.9L.8 9L7.7 6.6Z'
const MEGAPHONE = 'M3 10V14H6L15 19V5L6 10ZM18 9C20 10.5 20 13.5 18 15M7 14V20H10'
const HAT = 'M1 10L12 5L23 10L12 15ZM6 12.5V17C9 19.5 15 19.5 18 17V12.5M21 11V17'

export const GLYPHS = {
  money: {
    line: 'M12 6V18M15 9C14 7.5 9 7.5 9 10C9 12.5 15 11.5 15 14C15 16.5 10 16.5 9 15',
    plate: COIN,
    hue: '--gf-money',
  },
  info: { line: 'M12 11V17.5M12 6.5V6.6', plate: SHEET, hue: '--gf-info' },
  time: { line: 'M12 6V12L16 15', plate: COIN, hue: '--gf-time' },
  supply: { line: 'M2.5 6.5L12 11.5L21.5 6.5M12 11.5V22', plate: CUBE, hue: '--gf-supply' },
  reserve: {
    line: 'M3 17C3 14 15 14 15 17C15 20 3 20 3 17ZM3 17V8C3 5 15 5 15 8V17M3 8C3 11 15 11 15 8M3 12.5C3 15.5 15 15.5 15 12.5M18 9H22M20 7V11',
  },
  prestige: { line: '', plate: STAR, hue: '--gf-prestige' },
  employee: { line: ICONS.person },
  untrained: {
    line: 'M9 3A4 4 0 1 1 9 11A4 4 0 1 1 9 3ZM2 21C2 15 5 14 9 14C13 14 16 15 16 21M17 5C17 2 22 2 22 5C22 7 19.5 7 19.5 9.5M19.5 13V13.1',
  },
  trained: { line: HAT },
  popularity: { line: 'M12 20C4 14 3 10 4 7.5C5.5 4 10 4 12 8C14 4 18.5 4 20 7.5C21 10 20 14 12 20Z' },
  floor: { line: ICONS.floor },
  tenant: { line: ICONS.door },
  tiles: { line: ICONS.copy },
  achievement: { line: ICONS.crown },
  remodel: { line: 'M4 3H18V8H4ZM18 5.5H21V12H12V15M10.5 15H13.5V22H10.5Z' },
  round: { line: ICONS.rotate },
  product: { line: 'M4 8H20L19 21H5ZM8 11V6A4 4 0 0 1 16 6V11' },
  consumer: {
    line: 'M8 3A3.5 3.5 0 1 1 8 10A3.5 3.5 0 1 1 8 3ZM2 21C2 15 5 13 8 13C10 13 12 14 13 16M13 16H22L21 22H14ZM16 16V14A1.8 1.8 0 0 1 19.5 14V16',
  },
  stay: { line: 'M5 11H19V21H5ZM8 11V7A4 4 0 0 1 16 7V11' },
  temp: { line: 'M11 4A3.5 3.5 0 1 1 11 11A3.5 3.5 0 1 1 11 4ZM4 21C4 15.5 7 14 11 14M15 18H22M18.5 14.5V21.5' },
  networking: { line: ICONS.network },
  social_media: { line: ICONS.chat },
  broadcast: {
    line: 'M12 10V22M8 22H16M12 10V9.9M8.5 13C6.5 11 6.5 8.5 8.5 6.5M15.5 13C17.5 11 17.5 8.5 15.5 6.5M5.5 15.5C2 12 2 7.5 5.5 4M18.5 15.5C22 12 22 7.5 18.5 4',
  },
  consulting_firm: { line: 'M3 8H21V20H3ZM8 8V4H16V8M3 13H21M11 13V15H13V13' },
  advertising_agency: { line: MEGAPHONE },
  marketing_bonus: {
    line: 'M4 12H20V21H4ZM2 8H22V12H2ZM12 8V21M12 8C6 8 6 3 9 3C11 3 12 6 12 8C12 6 13 3 15 3C18 3 18 8 12 8',
  },
  warehouse: { line: 'M2 21V9L12 3L22 9V21M6 21V12H18V21M6 16.5H18M12 12V21' },
  factory: { line: ICONS.factory },
  stock_exchange: { line: ICONS.chart },
  economic_forecast: {
    line: 'M7 19H17A4.5 4.5 0 0 0 17 10A6 6 0 0 0 6 11A4 4 0 0 0 7 19ZM15 4V2M19.5 6L21 4.5M21 10.5H23',
  },
  retail_outlets: {
    line: 'M3 10L5 3H19L21 10ZM3 10C3 13 7.5 13 7.5 10C7.5 13 12 13 12 10C12 13 16.5 13 16.5 10C16.5 13 21 13 21 10M5 13V21H19V13M10 21V16H14V21',
  },
  construction_company: { line: 'M7 22V3L10 3V22M4 22H13M2 7H22M7 3L2 7M10 3L21 7M18 7V13M15.5 13H20.5V17H15.5Z' },
  automa_office: { line: ICONS.bot },
  advertising: { line: MEGAPHONE },
  assembly: { line: ICONS.gear },
  meeting_room: {
    line: 'M6 11H18V15H6ZM8 15V20M16 15V20M7 4.5A2 2 0 1 1 7 8.5A2 2 0 1 1 7 4.5M17 4.5A2 2 0 1 1 17 8.5A2 2 0 1 1 17 4.5M12 3.5A2 2 0 1 1 12 7.5A2 2 0 1 1 12 3.5',
  },
  research_testing: { line: ICONS.research },
  storage_closet: { line: ICONS.crate },
  training: { line: HAT },
  slot_1: { line: 'M3 5H21V19H3ZM12 5V19M5.5 12H9.5' },
  slot_2: { line: 'M3 5H21V19H3ZM12 5V19M14.5 12H18.5' },
  slot_3: { line: 'M3 5H21V19H3ZM9 5V19M15 5V19M16.5 12H19.5' },
  slot_4: { line: 'M3 5H21V19H3ZM7.5 5V19M12 5V19M16.5 5V19M17.8 12H19.8' },
  depression: { line: 'M3 4L10 13L14 10L20 20M20 13V20H13' },
  recession: { line: 'M3 7L10 12L13 10L21 17M21 11V17H15' },
  stable: { line: 'M2 12H22M16 6L22 12L16 18' },
  boom: { line: 'M3 20L10 11L14 14L21 4M14 4H21V11' },
} as const satisfies Record<string, Drawing>

export type GlyphName = keyof typeof GLYPHS

export function drawing(name: GlyphName): Drawing {
  return GLYPHS[name]
}

export function isGlyph(name: string): name is GlyphName {
  return name in GLYPHS
}
