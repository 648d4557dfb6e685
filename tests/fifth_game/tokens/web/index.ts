/* What the pages need of this board. */
export { default as Board } from './Board.svelte'
export { choicesOf, warningOf } from './moves'
export { phaseNow, phasesOf } from './phases'
export { default as Player } from './Player.svelte'
export { playersOf } from './players'
export { default as Standing } from './Standing.svelte'
