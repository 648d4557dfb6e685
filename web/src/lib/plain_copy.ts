/* Soft hyphens say where a word may be broken; whoever copies a text means the word. */

const SOFT_HYPHENS = /\u00ad/g

export function copyPlainly(event: ClipboardEvent): void {
  const text = getSelection()?.toString() ?? ''
  const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
  if (isField || !SOFT_HYPHENS.test(text)) return
  event.clipboardData?.setData('text/plain', text.replace(SOFT_HYPHENS, ''))
  event.preventDefault()
}
