/* The steps of a turn and its four actions, as the strip shows them. */

/** The steps of a turn in their order. */
export const PHASES = [
  { key: 'action', rule: 'CC-4.2' },
  { key: 'pay', rule: 'CC-5.41' },
  { key: 'effect', rule: 'CC-5.31' },
  { key: 'end', rule: 'CC-7.1' },
]

const FIRST = ['take_turn', 'copy_card']

/** Which of them a decision belongs to; -1 after the end. */
export function phaseOf(step: string): number {
  if (step === 'game_over') return -1
  if (FIRST.includes(step)) return 0
  return step === 'pay_price' ? 1 : 2
}

/** The four actions, lettered as in the rulebook, with the moves that they consist of. */
export const ACTIONS = [
  { letter: 'A', key: 'place', rule: 'CC-5.1', moves: ['send_two', 'send_three', 'send_one'] },
  { letter: 'B', key: 'build', rule: 'CC-5.10', moves: ['build'] },
  { letter: 'C', key: 'resolve', rule: 'CC-5.20', moves: ['resolve'] },
  { letter: 'D', key: 'act', rule: 'CC-5.30', moves: ['act'] },
]
