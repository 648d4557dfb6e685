/* Keys that move the city's window while something in it has the focus. */
import type { Attachment } from 'svelte/attachments'

export interface Steps {
  zoom(count: number): void
  pan(columns: number, rows: number): void
  fit(): void
}

const KEYS: Record<string, (steps: Steps) => void> = {
  ArrowLeft: (steps) => steps.pan(-1, 0),
  ArrowRight: (steps) => steps.pan(1, 0),
  ArrowUp: (steps) => steps.pan(0, -1),
  ArrowDown: (steps) => steps.pan(0, 1),
  '+': (steps) => steps.zoom(1),
  '-': (steps) => steps.zoom(-1),
  '0': (steps) => steps.fit(),
}

export function keys(steps: Steps): Attachment<HTMLElement> {
  return (node) => {
    function onKey(event: KeyboardEvent) {
      const run = KEYS[event.key]
      if (!run || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      run(steps)
    }
    node.addEventListener('keydown', onKey)
    return () => node.removeEventListener('keydown', onKey)
  }
}
