/* Whoever plays by keyboard goes on where they were, although the button of the last move is gone. */

export class FocusKeeper {
  private region: HTMLElement | null = null
  private isKeyboard = false

  /** Listens to how the table is used. */
  readonly attach = (root: HTMLElement): (() => void) => {
    const onKey = () => (this.isKeyboard = true)
    const onPointer = () => (this.isKeyboard = false)
    root.addEventListener('keydown', onKey, true)
    root.addEventListener('pointerdown', onPointer, true)
    return () => {
      root.removeEventListener('keydown', onKey, true)
      root.removeEventListener('pointerdown', onPointer, true)
    }
  }

  /** Before a new position is drawn. */
  remember(): void {
    const focused = document.activeElement
    if (!focused || focused === document.body) return
    this.region = focused.closest<HTMLElement>('[data-focus-region]')
  }

  /** After it is drawn: the first move in the same part of the page. */
  restore(): void {
    if (!this.region?.isConnected || !this.isKeyboard || isUseful(document.activeElement)) return
    this.region.querySelector<HTMLElement>('[data-move]')?.focus()
  }
}

function isUseful(focused: Element | null): boolean {
  return focused !== null && focused !== document.body && !focused.matches('[data-why-not]')
}
