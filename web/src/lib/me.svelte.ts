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
