/* Whether an element has come into sight: what lies further down a long list need not be drawn before. */

const NEAR = '200px'

export class Sight {
  isSeen = $state(false)

  readonly attach = (element: Element): (() => void) => {
    const watch = new IntersectionObserver(
      (entries) => {
        this.isSeen ||= entries.some(({ isIntersecting }) => isIntersecting)
        if (this.isSeen) watch.disconnect()
      },
      { rootMargin: NEAR },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }
}
