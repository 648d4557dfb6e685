/* Which of the shared icons stands for a space or a department, and the shapes of Watch's own goods. */
import type { IconName } from '$board/icons'

export const SPACE_ICONS: Record<string, IconName> = {
  smuggle: 'smuggle',
  sell: 'price',
  overtime: 'time',
  produce: 'factory',
  upgrade: 'improve',
  scrounge: 'hand',
  search_documents: 'search',
  watch: 'spy',
}

export const DEPARTMENT_ICONS: Record<string, IconName> = {
  loading_dock: 'truck',
  workshop: 'factory',
  warehouse: 'supply',
  office: 'office',
}

export const DOCUMENT_ICONS: Record<string, IconName> = {
  move_disc: 'swap',
  bank_pays: 'money',
  smuggle_extra: 'crate',
}

export type GoodKind = 'gear' | 'rouble' | 'document' | 'note' | 'disc' | 'eye' | 'star'

const TEETH = 8

/** A toothed wheel in a box of 24. */
function wheel(): string {
  const points = Array.from({ length: TEETH * 4 }, (_, corner) => {
    const angle = ((corner - 0.5) * Math.PI) / (TEETH * 2)
    const radius = corner % 4 < 2 ? 11 : 8
    return `${(12 + Math.sin(angle) * radius).toFixed(2)} ${(12 - Math.cos(angle) * radius).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}

/** The body, and the lines drawn on it. */
export const GOODS: Record<GoodKind, { body: string; lines: string }> = {
  gear: {
    body: wheel(),
    lines: 'M15.2 12A3.2 3.2 0 1 1 8.8 12A3.2 3.2 0 1 1 15.2 12Z',
  },
  rouble: {
    body: 'M22.5 12A10.5 10.5 0 1 1 1.5 12A10.5 10.5 0 1 1 22.5 12Z',
    lines: 'M10 18V6H13.5A3.3 3.3 0 0 1 13.5 12.6H8M8 15.4H14',
  },
  document: {
    body: 'M5 2H15L19.5 6.5V22H5Z',
    lines: 'M15 2V6.5H19.5M8.5 11H16M8.5 14.5H16M8.5 18H13',
  },
  note: {
    body: 'M3 4H21V20L18 18L15 20L12 18L9 20L6 18L3 20Z',
    lines: 'M8 10.5H16',
  },
  disc: { body: 'M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12Z', lines: '' },
  eye: {
    body: 'M1 12C6 4 18 4 23 12C18 20 6 20 1 12Z',
    lines: 'M15.5 12A3.5 3.5 0 1 1 8.5 12A3.5 3.5 0 1 1 15.5 12Z',
  },
  star: {
    body: 'M12 2L15 8.7L22.3 9.5L16.9 14.4L18.4 21.6L12 18L5.6 21.6L7.1 14.4L1.7 9.5L9 8.7Z',
    lines: '',
  },
}
