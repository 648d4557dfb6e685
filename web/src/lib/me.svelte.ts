/* Who sits before this browser, as the server knows them. */
import { api } from './api'
import { settings } from './settings.svelte'
import { t } from './texts'

class Identity {
  name = $state('')

  /** A name for a seat, even if none was given. */
  get called(): string {
    return this.name.trim() || t('guest')
  }

  async load(): Promise<void> {
    this.name = (await api.me()).name
  }

  async keep(): Promise<void> {
    await api.rename({ name: this.name.trim(), lang: settings.lang })
  }
}

export const me = new Identity()

const CHANNEL = 'chefetage-identity'

/** This browser is somebody else now: all its pages begin anew, and none goes on as who it was. */
export function tellOfNewIdentity(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

export function followIdentity(reload: () => void = () => location.reload()): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = () => reload()
  return () => channel.close()
}
