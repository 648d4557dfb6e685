/* A picture of a part of the page, made in the browser: its elements with all that the style sheets say of them, as an SVG
   that is drawn on a canvas. Images from data addresses are allowed by the pages' policy, and leave a canvas readable. */

const XHTML = 'http://www.w3.org/1999/xhtml'
const SHARPNESS = 2 // pixels of the picture for one of the page
const LONGEST_SIDE = 8192 // pixels; some browsers draw no larger canvas
const HEADING_HEIGHT = 44
const FULL_SIZE = { width: '1920px', height: '1500px' } // of the stage while it is copied, so that all of the board is there
const STILL_FRAMES = 10
const MOST_FRAMES = 120
const PSEUDO = ['::before', '::after'] as const
/** What moves, what only a pointer or a reader meets, and what says the same in other words. */
const LEFT_OUT =
  /^(animation|transition|cursor|outline|pointer-events|user-select|will-change|contain|container|content-visibility|scroll|view-transition|-webkit-locale)|(^|-)(inline|block)(-|$)/

/** A picture as a file: PNG, or SVG where a browser does not let it be read. */
export async function pictureOf(part: HTMLElement, heading: string): Promise<Blob> {
  const drawing = await atFullSize(part.parentElement, () => drawingOf(part, heading))
  try {
    return await painted(drawing)
  } catch {
    return new Blob([drawing.source], { type: 'image/svg+xml' })
  }
}

/** Lets the board be laid out for a large window, out of sight, for as long as it takes to copy it. */
async function atFullSize<Found>(stage: HTMLElement | null, copy: () => Found): Promise<Found> {
  const before = stage?.getAttribute('style') ?? ''
  if (stage) Object.assign(stage.style, { position: 'fixed', inset: '0 auto auto -5000px', ...FULL_SIZE })
  await settled(stage)
  const found = copy()
  stage?.setAttribute('style', before)
  return found
}

/** Boards measure themselves and are drawn anew, some of them several times. */
async function settled(part: Element | null): Promise<void> {
  let last = ''
  for (let frame = 0, still = 0; frame < MOST_FRAMES && still < STILL_FRAMES; frame++) {
    await new Promise(requestAnimationFrame)
    const { width, height } = part?.getBoundingClientRect() ?? { width: 0, height: 0 }
    const now = `${width} ${height} ${part?.innerHTML}`
    still = now === last ? still + 1 : 0
    last = now
  }
}

interface Drawing {
  source: string
  width: number
  height: number
}

export function drawingOf(part: HTMLElement, heading: string): Drawing {
  const width = Math.ceil(part.offsetWidth) || 1
  const height = Math.max(part.offsetHeight, part.scrollHeight, 1) + HEADING_HEIGHT
  const page = document.createElementNS(XHTML, 'div')
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body)
  page.setAttribute('style', `width:${width}px;height:${height}px;background:${backgroundColor};color:${color}`)
  const title = page.appendChild(document.createElementNS(XHTML, 'div'))
  title.textContent = heading
  title.setAttribute(
    'style',
    `height:${HEADING_HEIGHT}px;font:600 20px/${HEADING_HEIGHT}px ${fontFamily};padding:0 12px`,
  )
  const copy = new Copier().copied(part)
  copy.style.cssText += ';position:relative;transform:none;margin:0;overflow:hidden'
  page.append(copy)
  const markup = new XMLSerializer().serializeToString(page)
  const size = `width="${width}" height="${height}"`
  const source = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><foreignObject ${size}>${markup}</foreignObject></svg>`
  return { source, width, height }
}

async function painted({ source, width, height }: Drawing): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
  await image.decode()
  const scale = Math.min(SHARPNESS, LONGEST_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((done, fail) =>
    canvas.toBlob((file) => (file ? done(file) : fail(new Error('no picture'))), 'image/png'),
  )
}

type Styled = HTMLElement | SVGElement

/** Copies elements with their styles, of which it writes down what is not usual for such an element. */
class Copier {
  private readonly usual = new Map<string, Map<string, string>>()
  private readonly rules: string[] = []

  copied(part: HTMLElement): HTMLElement {
    const copy = this.element(part) as HTMLElement
    const sheet = document.createElementNS(XHTML, 'style')
    sheet.textContent = this.rules.join('\n')
    copy.prepend(sheet)
    return copy
  }

  private element(original: Styled): Styled {
    const copy = original.cloneNode() as Styled
    for (const name of copy.getAttributeNames()) if (isHandling(name)) copy.removeAttribute(name)
    copy.setAttribute('style', `${this.styleOf(original)};scrollbar-width:none`)
    for (const pseudo of PSEUDO) this.addPseudo(original, copy, pseudo)
    for (const child of original.childNodes) {
      if (child instanceof HTMLElement || child instanceof SVGElement) {
        if (getComputedStyle(child).display !== 'none') copy.append(this.element(child))
      } else if (child.nodeType === Node.TEXT_NODE) copy.append(child.cloneNode())
    }
    return copy
  }

  private styleOf(element: Styled, pseudo?: string): string {
    const computed = getComputedStyle(element, pseudo)
    const usual = this.usualOf(element)
    return Array.from(computed)
      .filter((name) => !LEFT_OUT.test(name) && computed.getPropertyValue(name) !== usual.get(name))
      .map((name) => `${name}:${computed.getPropertyValue(name)}`)
      .join(';')
  }

  private addPseudo(original: Styled, copy: Styled, pseudo: (typeof PSEUDO)[number]): void {
    const { content } = getComputedStyle(original, pseudo)
    if (!content || content === 'none' || content === 'normal') return
    const mark = copy.getAttribute('data-drawn') ?? String(this.rules.length)
    copy.setAttribute('data-drawn', mark)
    this.rules.push(`[data-drawn="${mark}"]${pseudo}{${this.styleOf(original, pseudo)}}`)
  }

  /** How such an element looks where no style sheet reaches it. */
  private usualOf(element: Styled): Map<string, string> {
    const key = `${element.namespaceURI} ${element.localName}`
    let found = this.usual.get(key)
    if (!found) {
      const host = document.body.appendChild(document.createElement('div'))
      host.style.all = 'initial'
      const bare = document.createElementNS(element.namespaceURI, element.localName)
      host.attachShadow({ mode: 'open' }).append(bare)
      const computed = getComputedStyle(bare)
      found = new Map(Array.from(computed, (name) => [name, computed.getPropertyValue(name)]))
      host.remove()
      this.usual.set(key, found)
    }
    return found
  }
}

function isHandling(attribute: string): boolean {
  return attribute.startsWith('on') || attribute === 'style' || attribute === 'href'
}
