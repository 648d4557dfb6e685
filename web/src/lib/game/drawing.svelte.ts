/* A board is drawn piece by piece, and the page answers in between. A phone shows the pieces as they come, others when
   all of them are there. */
import { flushSync, untrack } from 'svelte'
import { AT_ONCE, type Turn } from '$board/types'
import { windowLayout } from '../window_layout.svelte'

/** How long pieces are drawn before the page may answer again. */
const LONGEST_MS = { phone: 4, tall: 20, wide: 20 } as const

class Waiting implements Turn {
  isDue = $state(false)
}

export class Drawing {
  isDone = $state(false)
  /** How often pieces have come. */
  times = $state(0)
  private waiting: Waiting[] = []
  /** What a piece that was just drawn consists of comes before the pieces behind it. */
  private within: Waiting[] = []
  private late: Waiting[] = []
  private isBegun = false

  /** The turn of one more piece; whatever comes to a board that is drawn is drawn at once. */
  readonly turn = (isLate = false): Turn => {
    if (untrack(() => this.isDone)) return AT_ONCE
    const turn = new Waiting()
    const turns = isLate ? this.late : this.within
    turns.push(turn)
    return turn
  }

  /** The board is in the page, but for its pieces. */
  begin(): void {
    if (!this.isBegun) this.goOn()
    this.isBegun = true
  }

  /** On a phone, when what has been drawn so far is seen. */
  private goOn(): void {
    const draw = () => setTimeout(() => this.draw())
    if (windowLayout.now === 'phone') requestAnimationFrame(draw)
    else draw()
  }

  private draw(): void {
    const end = performance.now() + LONGEST_MS[windowLayout.now]
    do {
      this.waiting.unshift(...this.within)
      this.within = []
      const next = this.waiting.shift() ?? this.late.shift()
      if (next) next.isDue = true
      else this.isDone = true
      flushSync()
    } while (!this.isDone && performance.now() < end)
    this.times += 1
    if (!this.isDone) this.goOn()
  }
}
