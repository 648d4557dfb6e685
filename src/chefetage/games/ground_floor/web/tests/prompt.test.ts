/* What the page shows of this game around the board: choices, warnings, standings, close-ups. */
import { offer, storedGame } from '$tests/board_table'
import { draw, said } from '$tests/drawing'
import { describe, expect, it } from 'vitest'
import { choicesOf, warningOf } from '../moves'
import Player from '../Player.svelte'
import { playersOf } from '../players'
import Standing from '../Standing.svelte'
import type { GroundFloorView } from '../view'

const { positions, positionAt, positionWith, tableOf } = storedGame<GroundFloorView>('ground_floor')
const LONGEST = 22
const solo = positions.find(({ names }) => names.length === 1)!

describe('choices', () => {
  const fires = [0, 1, 2].map((fired) => offer(`fire ${fired}`, { facts: { fired } }))

  it('tell how many employees are fired', () => {
    const table = tableOf({ ...positionAt('fire_employees'), offers: fires })
    expect(choicesOf(table).map(({ text }) => text)).toEqual(['Fire nobody', 'Fire 1', 'Fire 2'])
  })

  it.each(['en', 'de'] as const)('are short: %s', (lang) => {
    const moves = ['pass', 'end_turn', 'return_time', 'no_bonus', 'keep_shares', 'buy_nothing', 'no_tenant']
    const table = tableOf({ ...solo, offers: [...moves.map((move) => offer(move)), ...fires] }, lang)
    const texts = choicesOf(table).map(({ text }) => text)
    expect(texts).toHaveLength(moves.length + fires.length)
    expect(texts.filter((text) => text.length > LONGEST || text.startsWith('choice-'))).toEqual([])
  })
})

describe('warnings', () => {
  const warningIn = (moves: ReturnType<typeof offer>[]) => warningOf(tableOf({ ...solo, offers: moves }), moves[0]!)

  it('ask before a paid space is used up, if something could be bought', () => {
    expect(warningIn([offer('buy_nothing'), offer('buy_floor investor')])).toMatch(/could still buy/)
    expect(warningIn([offer('buy_nothing')])).toBeNull()
  })

  it('ask before a bonus is declined, unless none has an effect', () => {
    const useless = offer('bonus supply', { facts: { is_useless: 1 } })
    expect(warningIn([offer('no_bonus'), offer('bonus money', { facts: { is_useless: 0 } })])).toMatch(/bonus/)
    expect(warningIn([offer('no_bonus'), offer('remodel_bonus training')])).toMatch(/bonus/)
    expect(warningIn([offer('no_bonus'), useless])).toBeNull()
  })

  it('ask before Supplies are lost, or a free office is', () => {
    expect(warningIn([offer('use assembly', { facts: { lost_supply: 1 } })])).toMatch(/A Supply is lost/)
    expect(warningIn([offer('use assembly', { facts: { lost_supply: 0 } })])).toBeNull()
    expect(warningIn([offer('no_tenant')])).toMatch(/free of charge/)
  })

  it('know the facts of the engine', () => {
    const factsOf = (action: string) => positionWith(action).offers.find((each) => each.action === action)!.facts
    expect(factsOf('use')).toHaveProperty('lost_supply')
    expect(factsOf('buy_tenant')).toHaveProperty('lost_supply')
    expect(factsOf('bonus')).toHaveProperty('is_useless')
    expect(factsOf('fire')).toHaveProperty('fired')
  })
})

describe('players', () => {
  it('are the seats, then the Automas by their names', () => {
    const table = tableOf(solo)
    expect(playersOf(table)).toEqual([
      { number: 0, name: solo.names[0] },
      { number: 1, name: 'Hadid' },
      { number: 2, name: 'Gropius' },
    ])
  })

  it('have their main holdings in a line, each with its name', () => {
    const table = tableOf(solo)
    const [company, automa] = [0, 1].map((seat) =>
      draw(Standing, { table, seat }, (standing) => said(standing, 'aria-label')),
    )
    expect(company).toEqual(expect.arrayContaining(['Time', 'Money', 'Info', 'Supplies', 'Employees', 'Floors']))
    expect(automa).toEqual(expect.arrayContaining(['Time', 'Cards in the deck']))
    expect(automa).not.toContain('Money')
  })

  it('are seen closely without anything that can be played', () => {
    for (const position of positions) {
      for (const { number } of playersOf(tableOf(position))) {
        draw(Player, { table: tableOf(position), seat: number }, (player) => {
          expect(
            player.querySelectorAll('[data-move], [data-composes], [data-spot], [data-why-not], [id]').length,
          ).toBe(0)
        })
      }
    }
  })
})
