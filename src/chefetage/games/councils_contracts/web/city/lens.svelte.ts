/* The city's window as a person moves it: the scale chosen by hand, and scrolling. */
import { tick } from 'svelte'
import { PAN_STEP, ZOOM_STEP } from '../layout'
import { scaleAtFirst, scaleToFit, scrollToKeep, zoom, type Frame } from './camera'
import type { Point } from './gestures'
import type { Steps } from './keys'

export class Lens {
  box = $state.raw({ width: 0, height: 0 })
  #element: HTMLElement | undefined
  #chosen = $state<number | null>(null)
  readonly #least: number
  readonly #frame: () => Frame
  readonly #first = $derived.by(() => scaleAtFirst(this.#frame(), this.box, this.#least))
  readonly scale = $derived(this.#chosen ?? this.#first)

  /** No cell is smaller than `least` pixels at first. */
  constructor(frame: () => Frame, least: number) {
    this.#frame = frame
    this.#least = least
  }

  readonly attach = (element: HTMLElement) => {
    this.#element = element
    const observer = new ResizeObserver(() => this.#measure())
    observer.observe(element)
    this.#measure()
    return () => observer.disconnect()
  }

  #measure() {
    const { width = 0, height = 0 } = this.#element?.getBoundingClientRect() ?? {}
    this.box = { width: Math.floor(width), height: Math.floor(height) }
  }

  readonly pan = (dx: number, dy: number) => this.#element?.scrollBy(dx, dy)

  readonly zoom = (factor: number, at: Point = { x: this.box.width / 2, y: this.box.height / 2 }) =>
    this.#magnify(zoom(this.scale, factor, this.#frame(), this.box), at)

  async #magnify(next: number, at: Point) {
    const before = this.scale
    this.#chosen = next
    if (!this.#element) return
    const { scrollLeft, scrollTop } = this.#element
    await tick()
    const keep = (pixel: number, scroll: number, length: 'width' | 'height') => {
      const drawn = this.#frame()[length]
      return scrollToKeep(pixel, { window: this.box[length], scroll, drawing: drawn * before }, drawn * next)
    }
    this.#element.scrollTo(keep(at.x, scrollLeft, 'width'), keep(at.y, scrollTop, 'height'))
  }

  /** For buttons and keys. */
  readonly steps: Steps = {
    zoom: (count) => void this.zoom(ZOOM_STEP ** count),
    pan: (columns, rows) => this.pan(columns * PAN_STEP * this.box.width, rows * PAN_STEP * this.box.height),
    fit: () => {
      const whole = scaleToFit(this.#frame(), this.box)
      this.#chosen = this.scale === whole || this.#first === whole ? null : whole
    },
  }

  /** Scrolls to the middle of those parts of the drawing that are out of sight, if any are. */
  bringIntoSight(parts: Element[]) {
    const window = this.#element?.getBoundingClientRect()
    const boxes = parts.map((part) => part.getBoundingClientRect())
    if (!window || boxes.every((box) => holds(window, box))) return
    const mean = (edge: (box: DOMRect) => number) => boxes.reduce((sum, box) => sum + edge(box), 0) / boxes.length
    this.pan(
      mean((box) => box.left + box.width / 2) - window.left - window.width / 2,
      mean((box) => box.top + box.height / 2) - window.top - window.height / 2,
    )
  }
}

function holds(outer: DOMRect, inner: DOMRect): boolean {
  return (
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
  )
}
