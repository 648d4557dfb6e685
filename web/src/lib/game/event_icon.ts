/* A sign for a line of the log, by the words in the name of its event. */
import type { IconName } from '$board/icons'

const SIGNS: [RegExp, IconName][] = [
  [/roll|die|draw|shuffl|reveal|forecast/, 'deck'],
  [/undo|take_back/, 'undo'],
  [/spy|spies|caught|watch/, 'spy'],
  [/sell|sold|income|paid|pay|bribe|money|debt|rouble|earn/, 'coin'],
  [/score|point|vp|majorit/, 'star'],
  [/build|built|floor|office|tenant|construct|project/, 'building'],
  [/research|technolog|patent/, 'research'],
  [/hire|hired|worker|employee|place|send|sent/, 'worker'],
  [/plan|improve/, 'improve'],
  [/goods|produce|product|gear|crate|suppl/, 'goods'],
  [/price|market/, 'price'],
  [/document|card|contract/, 'document'],
  [/move|travel|expand|logistic|smuggl/, 'truck'],
  [/influence|committee|vote/, 'influence'],
  [/round|turn|phase|hand/, 'clock'],
  [/pass|declin|finish|end/, 'flag'],
  [/over|won|win/, 'crown'],
]

export function iconOf(kind: string): IconName {
  return SIGNS.find(([words]) => words.test(kind.toLowerCase()))?.[1] ?? 'arrow_right'
}
