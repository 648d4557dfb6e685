/* What a page tells the frame around it. */

class Page {
  /** How many parts of the page wish for the header; a table in play has the whole window. */
  private wishes = $state(0)

  get hasHeader(): boolean {
    return this.wishes > 0
  }

  /** Shows the header until what is returned is called. */
  askForHeader(): () => void {
    this.wishes++
    return () => void this.wishes--
  }
}

export const page = new Page()
