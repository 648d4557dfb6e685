/* How large an element is, known before it is first seen and whenever it changes. */

export class Box {
  width = $state(0)
  height = $state(0)

  readonly attach = (element: HTMLElement): (() => void) => {
    const measure = () => {
      this.width = element.clientWidth
      this.height = element.clientHeight
    }
    const changes = new ResizeObserver(measure)
    changes.observe(element)
    measure()
    return () => changes.disconnect()
  }
}
