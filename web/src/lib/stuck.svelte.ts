/* Whether a sticky bar hangs at the upper edge, and how much of the page it covers there. */

/** The bar's distance from the edge, and a pixel that it loses to it. */
const EDGE = '-5px 0px 0px 0px'

export class Stuck {
  is = $state(false)
  private height = $state(0)
  private full = 0

  readonly attach = (bar: HTMLElement): (() => void) => {
    const edge = new IntersectionObserver(([entry]) => (this.is = entry!.intersectionRatio < 1), {
      rootMargin: EDGE,
      threshold: 1,
    })
    const size = new ResizeObserver(() => this.measure(bar))
    edge.observe(bar)
    size.observe(bar)
    return () => {
      edge.disconnect()
      size.disconnect()
      document.documentElement.style.removeProperty('--covered')
    }
  }

  /** What a shrunk bar leaves free below itself, so that the page does not jump. */
  get gap(): number {
    return this.is ? Math.max(0, this.full - this.height) : 0
  }

  private measure(bar: HTMLElement): void {
    this.height = bar.offsetHeight
    if (!this.is) this.full = this.height
    document.documentElement.style.setProperty('--covered', `${this.height}px`)
  }
}
