/* Every legal move has its place on the board or in the prompt, whatever the window. */
import { LAYOUTS, offer, storedGame, type Stored } from '$tests/board_table'
import { click, draw, said } from '$tests/drawing'
import type { Layout } from '$board/types'
import { describe, expect, it } from 'vitest'
import Board from '../Board.svelte'
import { choicesOf } from '../moves'
import type { Table } from '../types'
import type { GroundFloorView } from '../view'

const { layoutsOf, positions, positionAt, positionWith, tableOf } = storedGame<GroundFloorView>('ground_floor')
/** A key in place of its text, or nothing in place of a number. */
const WORDLESS =
  /[>"]\s*(board|label|room|tenant|floor|bonus|kind|target|place|box|choice)-[a-z][\w-]*\s*[<"]|undefined|NaN|\{\s*\$/
/** No stored game meets it. */
const RAREST = 'return_time'
const planning = positionAt('schedule_business')
const numbered = positions.map((position, number) => ({ position, number, step: position.step }))

/** Moves that the board offers at once, and those that follow when each part of a move is picked. */
function offered(board: Element): string[] {
  const atOnce = said(board, 'data-move')
  const parts = [...board.querySelectorAll('[data-composes]')].map((part) => {
    const place = part.closest<HTMLElement>('[data-tile], [data-spot]')!
    return place.dataset.tile ? `[data-tile="${place.dataset.tile}"]` : `[data-spot="${place.dataset.spot}"]`
  })
  const afterwards = parts.flatMap((part) => {
    click(board, `${part} [data-composes]`)
    return said(board, 'data-move').filter((move) => !atOnce.includes(move))
  })
  return [...atOnce, ...afterwards]
}

const allMoves = (table: Table, board: Element) => [
  ...offered(board),
  ...choicesOf(table).map((choice) => choice.offer.move),
]
const movesOf = (position: Stored<GroundFloorView>) => position.offers.map(({ move }) => move).sort()

describe.each(LAYOUTS)('the board of a %s window', (layout) => {
  const drawn = numbered.filter(({ position }) => layoutsOf(position).includes(layout))

  it.each(drawn)('offers each legal move once, and has words for all it shows: $step ($number)', (shown) => {
    const table: Table = { ...tableOf(shown.position, shown.number % 2 ? 'de' : 'en'), layout }
    draw(Board, { table }, (board) => {
      expect(allMoves(table, board).sort()).toEqual(movesOf(shown.position))
      expect(board.innerHTML).not.toMatch(WORDLESS)
    })
  })

  it('has the parts that the page shows', () => {
    const parts = draw(Board, { table: { ...tableOf(planning), layout } }, (board) => said(board, 'data-part'))
    expect(parts).toEqual(layout === 'phone' ? ['board', 'mine', 'others'] : ['board', 'mine'])
  })

  it('keeps the areas in the order of their letters', () => {
    const areas = draw(Board, { table: { ...tableOf(planning), layout } }, (board) => said(board, 'data-area'))
    expect(areas).toEqual([...'ABCDEFGHI', 'tiles'])
  })
})

describe('the board', () => {
  it('shows all companies to somebody who only watches', () => {
    const table = { ...tableOf(planning), viewer: -1, offers: new Map() }
    draw(Board, { table }, (board) => {
      expect(said(board, 'data-part')).toEqual(['board', 'others'])
      expect(board.querySelectorAll('.company').length).toBe(planning.view.companies.length)
    })
  })

  it('plays the move that is clicked, and asks why another is not legal', () => {
    const table = tableOf(planning)
    draw(Board, { table }, (board) => {
      click(board, `[data-move="${planning.offers[0]!.move}"]`)
      click(board, '[data-why-not="bonus remodel"]')
    })
    expect(table.play).toHaveBeenCalledWith(planning.offers[0]!.move)
    expect(table.ask).toHaveBeenCalledWith('bonus remodel')
  })

  it.each(LAYOUTS)('tells of every space in a %s window why nothing can be put there', (layout) => {
    const table: Table = { ...tableOf({ ...planning, offers: [] }), layout }
    draw(Board, { table }, (board) => {
      const silent = [...board.querySelectorAll('.gf-space')].filter((space) => !space.querySelector('[data-why-not]'))
      expect(silent.map(({ outerHTML }) => outerHTML)).toEqual([])
      expect(
        board.querySelectorAll('.gf-space [data-why-not]:is([tabindex="0"], button:not([tabindex]))'),
      ).toHaveLength(0)
      click(board, '[data-spot="share.0"] [data-why-not]')
    })
    expect(table.ask).toHaveBeenCalledWith('sell_share 1')
  })

  it.each([
    ['consult', 'consulting.3.0'],
    ['build', 'construction.1'],
  ])('tells at a later space what a click on the next one does: %s', (move, site) => {
    const view = { ...planning.view, next_spaces: { [move]: 0 } }
    const table = tableOf({ ...planning, view, offers: [offer(move)] })
    draw(Board, { table }, (board) => click(board, `[data-spot="${site}"] > *`))
    expect(table.preview).toHaveBeenCalledWith(move)
    expect(table.play).not.toHaveBeenCalled()
  })

  it('asks of each place for the unsold product that is picked', () => {
    const view = { ...planning.view, unsold: ['r1a'], retail: { ...planning.view.retail, r1a: 0 } }
    const table = tableOf({ ...planning, view, step: 'drop_products', offers: [offer('drop r1a.liquidation')] })
    draw(Board, { table }, (board) => {
      expect(said(board, 'data-move')).toEqual(['drop r1a.liquidation'])
      expect(said(board, 'data-why-not')).toEqual(expect.arrayContaining(['drop r1a.stay', 'drop r1a.r2a']))
    })
  })

  it('lays an office where it is put after its tile was picked', () => {
    const moves = [
      'buy_tenant niche_market.assembly',
      'buy_tenant niche_market.training',
      'buy_tenant network_admin.training',
    ]
    const table = tableOf({ ...positionWith('buy_tenant'), offers: moves.map((move) => offer(move)) })
    draw(Board, { table }, (board) => {
      expect(said(board, 'data-move')).toEqual([])
      click(board, '[data-tile="niche_market"] [data-composes]')
      expect(said(board, 'data-move')).toEqual(moves.slice(0, 2))
      click(board, `[data-move="${moves[1]}"]`)
    })
    expect(table.play).toHaveBeenCalledWith(moves[1])
  })

  it('leaves an unsold product where it is by its own space', () => {
    const position = positionAt('schedule_business')
    const view = { ...position.view, unsold: ['r2a', 'r2b'], retail: { ...position.view.retail, r2a: 0, r2b: 0 } }
    const moves = ['drop r2a.stay', 'drop r2a.liquidation', 'drop r2b.stay', 'drop r2b.liquidation']
    const table = tableOf({ ...position, view, step: 'drop_products', offers: moves.map((move) => offer(move)) })
    draw(Board, { table }, (board) => {
      expect(said(board, 'data-composes')).toEqual(['drop', 'drop'])
      click(board, '[data-spot="retail.r2b"] [data-composes]')
      expect(said(board, 'data-move').sort()).toEqual(['drop r2b.liquidation', 'drop r2b.stay'])
      click(board, '[data-spot="retail.r2b"] [data-move]')
    })
    expect(table.play).toHaveBeenCalledWith('drop r2b.stay')
  })

  it('shows the prices that the engine tells', () => {
    const position = positionWith('remodel_bonus')
    const { move, facts } = position.offers.find(({ action }) => action === 'remodel_bonus')!
    const dear = { ...position, offers: [offer(move, { facts: { ...facts, price: 77, price_info: 88 } })] }
    draw(Board, { table: tableOf(dear) }, (board) => {
      const numbers = [...board.querySelectorAll(`[data-move="${move}"] b`)].map(({ textContent }) => textContent)
      expect(numbers).toEqual(['77', '88'])
    })
  })

  it('tells tiles that come later from those that are sold', () => {
    const view = { ...planning.view, stage: 2, tenant_tiles: { ...planning.view.tenant_tiles, network_admin: 0 } }
    draw(Board, { table: tableOf({ ...planning, view }) }, (board) => {
      const keys = (tiles: string) => [...board.querySelectorAll<HTMLElement>(tiles)].map(({ dataset }) => dataset.tile)
      expect(keys('.tile.sold')).toContain('network_admin')
      expect(keys('.tile.later')).toContain('skyline_achievement')
      expect(keys('.tile.later.sold')).toEqual([])
    })
  })

  it('shows on a phone what one can pay with above the city', () => {
    const money = String(planning.view.companies[planning.viewer]!.money)
    const draws = (layout: Layout) =>
      draw(Board, { table: { ...tableOf(planning), layout } }, (board) => {
        return [...board.querySelectorAll('[data-part="board"] .standing b')].map(({ textContent }) => textContent)
      })
    expect(draws('phone')).toContain(money)
    expect(draws('wide')).toEqual([])
  })

  it('says moves of the own building as they are, and what cannot be done by its name', () => {
    const move = 'remodel training'
    const table = tableOf({ ...planning, offers: [offer(move, { text: 'Remodel Training for 3 Money' })] })
    draw(Board, { table }, (board) => {
      const heard = (place: string) => board.querySelector(`${place} .visually-hidden`)?.textContent
      expect(heard(`[data-move="${move}"]`)).toBe('Remodel Training for 3 Money')
      expect(heard('[data-why-not="remodel assembly"], [data-why-not="remodel meeting_room"]')).toMatch(/^Remodel: /)
      expect(heard('[data-why-not="use research_testing_1"]')).toBe('Research & Testing (for Info)')
    })
  })

  it('has a button in the prompt for the move that only a company without any task makes', () => {
    const table = tableOf({ ...planning, offers: [offer(RAREST)] })
    expect(choicesOf(table).map(({ text }) => text)).toEqual(['Give a Time back'])
  })
})

describe('what others have done', () => {
  it('is marked where it happened', () => {
    const table = { ...tableOf(planning), recent: new Set(['waiting.0', 'niche_market']) }
    draw(Board, { table }, (board) => {
      const marked = [...board.querySelectorAll<HTMLElement>('.recent')].map(
        ({ dataset }) => dataset.spot ?? dataset.tile,
      )
      expect(marked).toEqual(['waiting.0', 'niche_market'])
    })
  })
})
