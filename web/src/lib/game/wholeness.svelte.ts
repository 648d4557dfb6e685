/* A phone draws the part of a board that it shows first; the others follow when that one is seen. */
import { windowLayout } from '../window_layout.svelte'

export class Wholeness {
  isWhole = $state(windowLayout.now !== 'phone')

  /** The first part is in the page. */
  begun(): void {
    if (!this.isWhole) requestAnimationFrame(() => setTimeout(() => (this.isWhole = true)))
  }
}
