/* A picture of the board is made of copies of its elements, and is an SVG where a browser lets nobody read a canvas. */
import { render, screen } from '@testing-library/svelte'
import { fireEvent } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Export from '$lib/game/end/Export.svelte'
import { drawingOf, pictureOf } from '$lib/game/end/picture'

function board(markup: string): HTMLElement {
  document.body.innerHTML = `<div id="stage"><div data-board>${markup}</div></div>`
  return document.querySelector<HTMLElement>('[data-board]')!
}

afterEach(() => void (document.body.innerHTML = ''))

test('has all that is drawn, well formed, and nothing that does something', () => {
  const part = board(
    `<p onclick="alert(1)" style="color: rgb(1, 2, 3)">A &amp; B</p><p style="display: none">hidden</p>
     <svg><circle r="4"/></svg><a href="/elsewhere">C</a>`,
  )
  const { source } = drawingOf(part, 'Watch · Ada <9>')
  const read = new DOMParser().parseFromString(source, 'image/svg+xml')
  expect(read.querySelector('parsererror')).toBeNull()
  expect(read.documentElement.textContent).toContain('Watch · Ada <9>')
  expect(read.documentElement.textContent).toContain('A & B')
  expect(read.querySelector('circle')!.getAttribute('r')).toBe('4')
  expect(read.querySelector('p')!.getAttribute('style')).toContain('color:rgb(1, 2, 3)')
  expect(source).not.toMatch(/hidden<|onclick|elsewhere/)
})

test('is an SVG where a canvas cannot be read, and leaves the page as it was', async () => {
  const part = board('<p>A</p>')
  part.parentElement!.setAttribute('style', 'width: 5px;')
  vi.spyOn(Image.prototype, 'decode').mockRejectedValue(new Error('tainted'))
  const file = await pictureOf(part, 'Watch')
  expect(file.type).toBe('image/svg+xml')
  expect(part.parentElement!.getAttribute('style')).toBe('width: 5px;')
})

test('is not promised where no board is drawn', async () => {
  render(Export, { heading: 'Watch', name: 'watch' })
  await fireEvent.click(document.querySelector('[data-picture]')!)
  expect((await screen.findByRole('alert')).textContent).toContain('cannot make a picture')
})

test('paper is asked for', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  render(Export, { heading: 'Watch', name: 'watch' })
  await fireEvent.click(document.querySelector('[data-print]')!)
  expect(print).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
