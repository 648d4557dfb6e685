/* Every legal move has its place on the board. */
import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'
import { LAYOUTS, storedGame, type Stored } from '$tests/board_table'
import { click, draw, said } from '$tests/drawing'
import Board from '../Board.svelte'
import { choicesOf, warningOf } from '../moves'
import Standing from '../Standing.svelte'
import type { Table } from '../types'
import type { WatchView } from '../view'

const game = storedGame<WatchView>('watch')

function look<Seen>(table: Table, at: (board: Element) => Seen): Seen {
  return draw(Board, { table }, at)
}

/** Several documents are kept by picking them first. */
function pick(board: Element, documents: string[]): void {
  while (board.querySelector('[aria-pressed="true"]')) click(board, '[aria-pressed="true"]')
  for (const document of documents.filter((key) => key !== 'none')) {
    click(board, `[data-pick="${document}"][aria-pressed="false"]`)
  }
}

/** Many amounts are counted: as far down as it goes, then up. */
function count(board: Element, wanted: string): void {
  const [, fewer, more] = [...board.querySelectorAll<HTMLElement>('[data-composes="sell"]')]
  if (!fewer || !more) return
  for (let step = 0; step < 100 && !said(board, 'data-move').includes('sell 0'); step++) fireClick(fewer)
  for (let step = 0; step < 100 && !said(board, 'data-move').includes(wanted); step++) fireClick(more)
}

function fireClick(button: HTMLElement): void {
  button.click()
  flushSync()
}

function missing(position: Stored<WatchView>, board: Element): string[] {
  const found = [...said(board, 'data-move'), ...inPrompt(game.tableOf(position))]
  return position.offers
    .filter((offer) => !found.includes(offer.move))
    .filter((offer) => {
      if (offer.action === 'keep') pick(board, (offer.keys[0] ?? '').split('+'))
      if (offer.action === 'sell') count(board, offer.move)
      return !said(board, 'data-move').includes(offer.move)
    })
    .map((offer) => offer.move)
}

function inPrompt(table: Table): string[] {
  return choicesOf(table).map(({ offer }) => offer.move)
}

describe.each(LAYOUTS)('the board, %s', (layout) => {
  const drawn = game.positions.filter((position) => game.layoutsOf(position).includes(layout))

  it.each(drawn)('offers every legal move of $step once, and has words for all it shows', (position) => {
    const table = { ...game.tableOf(position), layout }
    look(table, (board) => {
      const shown = [...said(board, 'data-move'), ...inPrompt(table)]
      expect(shown).toEqual([...new Set(shown)])
      expect(missing(position, board)).toEqual([])
      expect(board.textContent).not.toMatch(
        /(board|label|phase|step|action|space|department|track|printed|\w+_colour|\w+_kind)-\w/,
      )
    })
  })
})

describe('the board', () => {
  it('has a name for every button', () => {
    look(game.tableOf(game.positionAt('disc_part')), (board) => {
      const buttons = [...board.querySelectorAll('button')]
      const nameless = buttons.filter((button) => !button.hasAttribute('aria-label') && !button.textContent?.trim())
      expect(nameless.map((button) => button.outerHTML)).toEqual([])
    })
  })

  it('plays the move that is clicked', () => {
    const position = game.positionAt('disc_part')
    const table = game.tableOf(position)
    look(table, (board) => click(board, `[data-move="${position.offers[0]!.move}"]`))
    expect(table.play).toHaveBeenCalledWith(position.offers[0]!.move)
  })

  it('asks why what is clicked is not legal', () => {
    const table = game.tableOf(game.positionAt('disc_part'))
    look(table, (board) => {
      for (const move of ['place sell', 'upgrade office']) {
        click(board, `[data-why-not="${move}"]`)
        expect(table.ask).toHaveBeenLastCalledWith(move)
      }
    })
    expect(table.play).not.toHaveBeenCalled()
  })

  it('answers on every space of the tracks', () => {
    const at = (step: string) => game.tableOf(game.positionAt(step))
    const cells = (table: Table) => Object.keys(table.view.tracks).length * table.view.track_length
    const covers = (board: Element) => board.querySelectorAll('.cell .watch-cover').length
    const producing = at('produce_gears')
    expect(look(producing, covers)).toBe(cells(producing))
    const placing = at('disc_part')
    look(placing, (board) => {
      const other = [...board.querySelectorAll('.cell')].find((cell) => !cell.querySelector('.watch-cover'))!
      other.dispatchEvent(new Event('pointerenter'))
    })
    expect(placing.preview).toHaveBeenCalledWith(expect.stringMatching(/^disc /))
  })

  it('tells what a document in the hand does, and names it', () => {
    const table = { ...game.tableOf(game.positionAt('disc_part')), layout: 'wide' as const }
    table.view.boards[table.viewer] = { ...table.view.boards[table.viewer]!, hand: { grey_smuggle_extra: 1 } }
    look(table, (board) => {
      const document = board.querySelector('.priced')!
      expect(document.getAttribute('title')).toMatch(/one more crate .* 1 for light brown, 2 for white/)
      expect(document.querySelector('.kind .visually-hidden')).toBeNull()
    })
  })
})

describe('the prompt', () => {
  it('says how much is exchanged', () => {
    const texts = choicesOf(game.tableOf(game.positionWith('smuggle'))).map(({ text }) => text)
    expect(texts).toContainEqual(expect.stringMatching(/^Exchange \d gears?$/))
  })

  it('asks before a bonus is lost, and before smuggling ends while the exchange could be made', () => {
    const bonus = game.tableOf(game.positionAt('take_bonus'))
    expect(warningOf(bonus, bonus.offers.get('decline')!)).not.toMatch(/^warning-|^$/)
    expect(warningOf(bonus, bonus.offers.get('take')!)).toBeNull()
    const smuggling = game.tableOf(game.positionWith('smuggle'))
    expect(warningOf(smuggling, smuggling.offers.get('finish')!)).not.toMatch(/^warning-|^$/)
    smuggling.offers.delete('smuggle')
    expect(warningOf(smuggling, smuggling.offers.get('finish')!)).toBeNull()
  })
})

describe('a standing', () => {
  it('tells what a player has', () => {
    const table = game.tableOf(game.positions.find(({ view }) => view.boards.length > 1)!)
    table.view.boards[1] = { ...table.view.boards[1]!, gears: 41, roubles: 42, documents: 43, notes: 44 }
    const shown = draw(Standing, { table, seat: 1 }, (standing) => standing.textContent ?? '')
    for (const number of ['41', '42', '43', '44']) expect(shown).toContain(number)
  })
})

describe('what a space gives', () => {
  it('is what the engine says', () => {
    const position = game.positionAt('place_workers')
    const table = game.tableOf(position)
    const board = table.view.boards[position.viewer]!
    board.spaces = { ...board.spaces, overtime: { gears: 77 }, sell: { roubles: 66 } }
    board.bribe = 55
    const shown = look(table, (drawn) => drawn.textContent ?? '')
    for (const number of ['+77', '+66', '55']) expect(shown).toContain(number)
  })
})

describe('what is shown in signs', () => {
  const table = game.tableOf(game.positions.find(({ view }) => view.boards[0]?.hand && !view.solo_card)!)

  it('is heard in words: workers, bonuses of the tracks, what rows give', () => {
    const heard = look(table, (board) => {
      const named = [...board.querySelectorAll('[role="img"]')].map((image) => image.getAttribute('aria-label'))
      return `${named.join(' ')} ${board.textContent}`
    })
    for (const words of ['2 roubles', 'white crate for 2 gears', '1 gear, 2 roubles', 'draw 4 documents, keep up to 1'])
      expect(heard).toContain(words)
    for (const name of table.names) expect(heard).toContain(name)
  })

  it('bears its price when it cannot be bought now, too', () => {
    table.view.boards[table.viewer] = { ...table.view.boards[table.viewer]!, hand: { grey_smuggle_extra: 1 } }
    const prices = look(table, (board) => said(board, 'data-why-not').filter((move) => move.startsWith('extra_crate')))
    expect(prices).toEqual(['light_brown', 'white', 'dark_brown'].map((colour) => `extra_crate grey.${colour}`))
  })
})
