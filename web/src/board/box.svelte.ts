/* How large an element is, known before it is first seen and whenever it changes; what is hidden keeps the size it had. */

export class Box {
  width = $state(0)
  height = $state(0)

  readonly attach = (element: Element): (() => void) => {
    // It is called before the first frame, too; to measure at once would lay out everything in the middle of drawing.
    const changes = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element
      if (clientWidth > 0) [this.width, this.height] = [clientWidth, clientHeight]
    })
    changes.observe(element)
    return () => changes.disconnect()
  }
}
