/* What others do is shown one by one, at the pace that whoever looks on wishes. */

/** Milliseconds for which each position is seen; with "step" until one asks for the next. */
export const PACES = { at_once: 0, quick: 300, normal: 700, slow: 1500, step: Infinity } as const
export type Pace = keyof typeof PACES

/** A page that is not looked at draws no frames. */
const LONGEST_FRAME_MS = 100

export class Pacer<News> {
  private waiting: News[] = []
  private shownAt = -Infinity
  private timer: ReturnType<typeof setTimeout> | undefined
  private frame = 0

  constructor(
    private readonly show: (news: News) => void,
    private readonly pace: () => number,
    private readonly tell: (waiting: number) => void,
  ) {}

  /** What has come waits until the one before has been seen long enough. */
  take(news: News): void {
    this.waiting.push(news)
    this.goOn()
  }

  /** The next one, at once. */
  next(): void {
    const news = this.waiting.shift()
    this.tell(this.waiting.length)
    if (news === undefined) return
    this.shownAt = performance.now()
    this.show(news)
    this.awaitFrame()
    this.goOn()
  }

  /** All that waits, at once. */
  skip(): void {
    while (this.waiting.length) this.next()
  }

  /** Nothing of what waits is wanted any more. */
  forget(): void {
    this.waiting = []
    clearTimeout(this.timer)
    this.tell(0)
  }

  /** What comes faster than it can be drawn is shown together in the next frame: nobody waits for what is not seen. */
  private awaitFrame(): void {
    cancelAnimationFrame(this.frame)
    const drawn = () => {
      this.frame = 0
      if (this.pace() === 0) this.skip()
    }
    this.frame = requestAnimationFrame(() => setTimeout(drawn)) // behind the frame
  }

  private goOn(): void {
    clearTimeout(this.timer)
    const pace = this.pace()
    this.tell(pace === 0 ? 0 : this.waiting.length)
    if (!this.waiting.length) return
    const left = this.shownAt + (pace || (this.frame ? LONGEST_FRAME_MS : 0)) - performance.now()
    if (left <= 0) this.next()
    else if (Number.isFinite(left)) this.timer = setTimeout(() => this.next(), left)
  }
}
