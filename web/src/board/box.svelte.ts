/* How large an element is, known before it is first seen and whenever it changes. */

export class Box {
  width = $state(0)
  height = $state(0)

  readonly attach = (element: HTMLElement): (() => void) => {
    // It is called before the first frame, too; to measure at once would lay out everything in the middle of drawing.
    const changes = new ResizeObserver(() => {
      this.width = element.clientWidth
      this.height = element.clientHeight
    })
    changes.observe(element)
    return () => changes.disconnect()
  }
}
