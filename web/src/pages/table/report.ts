/* A problem as one file that somebody can send: what the page shows, where it stands, and the record if it is public. */
import { api } from '$lib/api'
import { settings } from '$lib/settings.svelte'
import type { TableStore } from './store.svelte'

const FORMAT = 'chefetage-report'
const VERSION = 1

/** All that is needed to see what the person sees; the talk at the table is nobody else's business. */
export async function reportOf(store: TableStore): Promise<object> {
  const summary = store.summary!
  return {
    format: FORMAT,
    version: VERSION,
    at: new Date().toISOString(),
    program: await api.info(),
    place: {
      address: location.href,
      browser: navigator.userAgent,
      window: [innerWidth, innerHeight],
      pixels: devicePixelRatio,
      settings: { ...settings },
    },
    table: summary,
    view: {
      seen: store.seen,
      position: store.position,
      requests: store.requests,
      notice: store.notice,
      link: store.link,
      log: store.log,
    },
    record: summary.status === 'over' ? await api.recordText(summary.id) : null, // the seed is secret until then
  }
}

export function download(content: object, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
