/* Calls the person back to the table when it is their turn. */
import { settings } from '$lib/settings.svelte'

const TONES = [523, 659]
const TONE_SECONDS = 0.16

export function callAttention(title: string, text: string): void {
  if (settings.sound) beep()
  if (settings.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    const note = new Notification(title, { body: text, tag: 'chefetage-turn', icon: '/icon.svg' })
    note.onclick = () => focus()
  }
}

/** The picture beside the page's title tells whose turn it is, too; what is returned shows the usual one again. */
export function showIcon(name: 'icon' | 'icon_turn'): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (link) link.href = `/${name}.svg`
  return () => link && (link.href = '/icon.svg')
}

let context: AudioContext | undefined

function beep(): void {
  context ??= new AudioContext()
  const volume = new GainNode(context, { gain: 0.08 })
  volume.connect(context.destination)
  for (const [index, frequency] of TONES.entries()) {
    const tone = new OscillatorNode(context, { frequency })
    tone.connect(volume)
    tone.start(context.currentTime + index * TONE_SECONDS)
    tone.stop(context.currentTime + (index + 1) * TONE_SECONDS)
  }
}
