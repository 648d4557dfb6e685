/* What the page asks before a plan is submitted: the desk sends it step by step, and is asked about all of it once. */
import type { Facts } from '$board/types'
import type { Results } from './results'

/** What the whole plan leads to; null with all steps but the first. */
interface Question {
  results: Results | null
}

let asked: Question | undefined

/** Has a step sent, and whoever asks meanwhile knows of which plan it is. */
export function during(question: Question, send: () => void): void {
  asked = question
  try {
    send()
  } finally {
    asked = undefined
  }
}

/** The plan that the desk is sending, if it is. */
export function questionAsked(): Question | undefined {
  return asked
}

/** As the engine tells them of a move. */
export function factsOf({ price, goods, research, logistics, improve, cost }: Results, hardcore: boolean): Facts {
  const due = hardcore ? cost : 0
  return {
    ...{ price, goods, research, logistics, improve: Number(improve) },
    ...{ pay: Math.max(0, due), earn: Math.max(0, -due) },
  }
}
