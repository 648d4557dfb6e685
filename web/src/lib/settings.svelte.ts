/* What this browser remembers of its user. */
import type { Lang } from '$board/types'
import type { Camera } from './game/camera'
import type { Pace } from './pacer'

export type Theme = 'light' | 'dark'

const KEY = 'chefetage'

interface Kept {
  lang: Lang
  theme: Theme
  sound: boolean
  notify: boolean
  /** At which others' moves are shown. */
  pace: Pace
  /** Moves are shown as records write them, too. */
  notation: boolean
  /** How fast a replay runs, 1: as usual. */
  speed: number
  /** The panel beside the board is folded away. */
  isSideFolded: boolean
  /** Moves that settle a lot are asked about first. */
  asksTwice: boolean
  /** How close one looks at the board of each game. */
  cameras: Record<string, Camera>
  /** Chapters of the lessons that were seen through, by game. */
  learned: Record<string, string[]>
}

function defaults(): Kept {
  const isStill = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
  const isDark = typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches
  return {
    lang: navigator.language?.startsWith('de') ? 'de' : 'en',
    theme: isDark ? 'dark' : 'light',
    sound: false,
    notify: false,
    pace: isStill ? 'at_once' : 'normal',
    notation: false,
    speed: 1,
    isSideFolded: false,
    asksTwice: true,
    cameras: {},
    learned: {},
  }
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}

export const settings: Kept = $state({ ...defaults(), ...kept() })

/** Without storage (private windows) everything still works for this visit. */
export function keepSettings(): void {
  document.documentElement.lang = settings.lang
  document.documentElement.dataset.theme = settings.theme
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    return
  }
}
