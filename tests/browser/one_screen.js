/* What a page tells of itself while a game is measured: put into it before anything else, and asked by one_screen.py.
   It listens at the page's own socket, so it knows which moves are offered, whatever the page draws of them. */
window.glance = (() => {
  const FRAMES_AT_REST = 3
  const MOST_FRAMES = 90 // for whatever never comes to rest
  const SLACK = 1.5 // pixels: borders, rounding
  const MOST_SOURCES = 3
  const MOSTLY = 0.75
  const FEW = 12
  const SURE = '[data-sure], [data-confirm]' // says that a move is meant
  const SIGNS = '[data-more="above"], [data-more="below"]' // lead to what is off the screen
  const SIDES = ['left', 'top', 'right', 'bottom']
  const WINDOW_FROM = { width: 1280, height: 720 } // from here on everything is visible at once

  const shifts = []
  const scrolls = []
  const promptHeights = new Set()
  const news = { socket: null, message: null, explanations: 0 }

  // What happens.

  const table = () => document.querySelector('[data-turn]')
  const plyNow = () => Number(table()?.dataset.ply ?? 0)

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const nodes = entry.sources.map(({ node }) => node).filter((node) => node !== null)
      const isFlight = nodes.length > 0 && nodes.every((node) => elementOf(node)?.closest('[data-flight]'))
      if (isFlight) continue
      const by = entry.sources.slice(0, MOST_SOURCES).map(told)
      shifts.push({ ply: plyNow(), value: entry.value, after_input: entry.hadRecentInput, by })
    }
  }).observe({ type: 'layout-shift', buffered: true })

  addEventListener('scroll', (event) => event.target === document && scrolls.push(plyNow()), { capture: true })

  const promptWatch = new ResizeObserver(([{ target }]) => promptHeights.add(Math.round(target.offsetHeight)))

  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address)
      news.socket = this
      this.addEventListener('message', ({ data }) => {
        if (data.startsWith('{"type":"position"')) news.message = JSON.parse(data)
        if (data.startsWith('{"type":"explanation"')) news.explanations += 1
      })
    }
  }

  // Words for things.

  function told({ node, previousRect: from, currentRect: to }) {
    const way = `${Math.round(to.x - from.x)},${Math.round(to.y - from.y)}`
    const growth = `${Math.round(to.width - from.width)},${Math.round(to.height - from.height)}`
    return `${describe(node)} moved by ${way} and grew by ${growth}`
  }

  const elementOf = (node) => (node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement)

  /** The nearest thing with a name of its own: what somebody who reads a finding looks for. */
  function describe(node) {
    const named = nameOf(elementOf(node))
    return named ?? 'the page'
  }

  function nameOf(element) {
    if (!element || element === document.documentElement) return null
    if (element.id) return `#${element.id}`
    const data = [...element.attributes].find(({ name }) => name.startsWith('data-'))
    const names = [...element.classList].filter((name) => !name.startsWith('svelte-'))
    if (data) return `${element.localName}[${data.name}${data.value ? `="${data.value}"` : ''}]`
    if (names.length) return `${element.localName}.${names.join('.')}`
    const outer = nameOf(element.parentElement)
    return outer ? `${outer} ${element.localName}` : element.localName
  }

  // What is seen of an element.

  let clips = new Map()
  const wholeWindow = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight, by: {} })

  /** The part of the window in which an element can be seen, and what bounds it. */
  function clipOf(element) {
    if (!element || element === document.body || element === document.documentElement) return wholeWindow()
    const known = clips.get(element)
    if (known) return known
    const { position } = getComputedStyle(element)
    let clip = wholeWindow()
    if (position === 'absolute') clip = innerClip(element.offsetParent)
    else if (position !== 'fixed') clip = innerClip(element.parentElement)
    clips.set(element, clip)
    return clip
  }

  function innerClip(element) {
    const clip = clipOf(element)
    if (!element || element === document.body || element === document.documentElement) return clip
    const { overflowX, overflowY, clipPath } = getComputedStyle(element)
    if (overflowX === 'visible' && overflowY === 'visible' && clipPath === 'none') return clip
    return narrowed(clip, element.getBoundingClientRect(), element)
  }

  function narrowed(clip, rect, element) {
    const inner = { ...clip, by: { ...clip.by } }
    for (const side of SIDES) {
      if (isBeyond(side, clip[side], rect[side], 0)) Object.assign(inner, { [side]: rect[side] }).by[side] = element
    }
    return inner
  }

  /** Whether a side lies farther out than a bound. */
  const isBeyond = (side, place, bound, slack) =>
    side === 'left' || side === 'top' ? place < bound - slack : place > bound + slack

  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

  /** Why an element is not seen whole; null if it is. */
  function hidden(element) {
    const drawn = drawnRect(element)
    if (!drawn.width || !drawn.height || !isShown(element)) return 'is not shown'
    const clip = clipOf(element)
    const cut = SIDES.find((side) => isBeyond(side, drawn[side], clip[side], SLACK))
    if (cut) return `is cut off by ${clip.by[cut] ? describe(clip.by[cut]) : 'the window'}`
    return null
  }

  /** What is seen of something on an SVG: its outermost strokes and shadows may lie outside, and are no place to click. */
  function drawnRect(element) {
    const rect = element.getBoundingClientRect()
    const frame = element instanceof SVGElement ? element.ownerSVGElement?.getBoundingClientRect() : null
    if (!frame) return rect
    const [left, top] = [Math.max(rect.left, frame.left), Math.max(rect.top, frame.top)]
    const [right, bottom] = [Math.min(rect.right, frame.right), Math.min(rect.bottom, frame.bottom)]
    const isMostly = Math.max(0, right - left) * Math.max(0, bottom - top) > MOSTLY * rect.width * rect.height
    return isMostly ? new DOMRect(left, top, right - left, bottom - top) : rect
  }

  const centreOf = (element) => {
    const { left, top, width, height } = drawnRect(element)
    return { x: left + width / 2, y: top + height / 2 }
  }

  /** Why an element cannot be pointed at; null if it can. */
  function obstacle(element, least) {
    const why = hidden(element)
    if (why) return why
    const { width, height } = drawnRect(element)
    if (width < least - 0.5 || height < least - 0.5) return `has only ${Math.round(width)}×${Math.round(height)} px`
    const { x, y } = centreOf(element)
    const hit = document.elementFromPoint(x, y)
    return element.contains(hit) || isSameMove(element, hit) ? null : `is covered by ${describe(hit)}`
  }

  function isSameMove(element, hit) {
    const move = element.dataset.move
    return move !== undefined && hit?.closest('[data-move]')?.dataset.move === move
  }

  // Offers and where they stand.

  /** Places of the board and the prompt; the list of moves in words is beside them, and what flies is no place. */
  const places = (selector) =>
    [...(table()?.querySelectorAll(selector) ?? [])].filter((one) => !one.closest('#side, [data-flight]'))

  const isOff = (element) => element.disabled || element.getAttribute('aria-disabled') === 'true'

  function grouped(elements, keysOf) {
    const found = new Map()
    for (const element of elements) {
      for (const key of keysOf(element)) found.set(key, [...(found.get(key) ?? []), element])
    }
    return found
  }

  /** One entry for each move with a place of its own, and one for each part of those that are composed. */
  function targets(least) {
    clips = new Map()
    const byMove = grouped(places('[data-move]'), (one) => [one.dataset.move])
    const byAction = grouped(places('[data-composes]'), (one) => one.dataset.composes.split(/\s+/))
    const found = []
    const composed = new Set()
    for (const { move, action } of news.message?.position.offers ?? []) {
      if (byMove.has(move)) found.push({ move, action, ...best(byMove.get(move), least) })
      else if (byAction.has(action)) composed.add(action)
      else found.push({ move, action, problem: 'stands nowhere' })
    }
    for (const action of composed) {
      byAction.get(action).forEach((part, number) => {
        if (!isOff(part))
          found.push({ part: `${action} #${number} (${describe(part)})`, action, ...best([part], least) })
      })
    }
    return found
  }

  function best(elements, least) {
    const looked = elements.map((element) => ({ element, problem: obstacle(element, least) }))
    const { element, problem } =
      looked.find((one) => !one.problem) ?? looked.find((one) => one.problem !== 'is not shown') ?? looked[0]
    return { problem, ...centreOf(element) }
  }

  const visiblePlaces = (selector, least) =>
    places(selector)
      .filter((one) => !obstacle(one, least))
      .map((one) => ({ name: describe(one), ...one.dataset, ...centreOf(one) }))

  // What must be seen.

  /** What grows into its place or travels there. */
  function inMotion() {
    const isGrowing = (frame) => 'transform' in frame || 'scale' in frame
    const moving = document.getAnimations().filter(({ effect }) => effect.getKeyframes().some(isGrowing))
    return moving.map(({ effect }) => effect.target)
  }

  /** Visible text that is too small, with its size as drawn, once it stands still. */
  function smallTexts(least) {
    const moving = inMotion()
    const walker = document.createTreeWalker(table(), NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const scales = new Map()
    const found = new Map()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!node.data.trim() || !parent || parent.closest('title, desc, style, option')) continue
      const size = parseFloat(getComputedStyle(parent).fontSize) * scaleOf(parent, scales)
      if (size >= least - 0.05 || !isShown(parent) || moving.some((one) => one?.contains(parent))) continue
      range.selectNodeContents(node)
      if (!isInSight(range.getBoundingClientRect(), innerClip(parent))) continue
      const where = describe(parent).replace(/="[^"]*"/g, '')
      if (!found.has(where)) found.set(where, { where, size: Math.round(size * 10) / 10, text: node.data.trim() })
    }
    return [...found.values()].slice(0, FEW)
  }

  function isInSight(rect, clip) {
    const width = Math.min(rect.right, clip.right) - Math.max(rect.left, clip.left)
    const height = Math.min(rect.bottom, clip.bottom) - Math.max(rect.top, clip.top)
    return width > 2 && height > 2
  }

  function scaleOf(element, known) {
    if (!known.has(element)) known.set(element, measuredScale(element, known))
    return known.get(element)
  }

  function measuredScale(element, known) {
    if (element instanceof SVGGraphicsElement && !(element instanceof SVGForeignObjectElement)) {
      const { a, b, c, d } = element.getScreenCTM() ?? { a: 1, b: 0, c: 0, d: 1 }
      return Math.sqrt(Math.abs(a * d - b * c))
    }
    const isMeasurable = element instanceof HTMLElement && element.offsetWidth >= 40
    if (isMeasurable) return element.getBoundingClientRect().width / element.offsetWidth
    return element.parentElement ? scaleOf(element.parentElement, known) : 1
  }

  const isRoomy = () => innerWidth >= WINDOW_FROM.width && innerHeight >= WINDOW_FROM.height

  function missing() {
    return [...missingInPrompt(), ...(isRoomy() ? [...missingStandings(), ...missingMine(), ...missingLog()] : [])]
  }

  function missingInPrompt() {
    const prompt = table().querySelector('[data-prompt]')
    if (!prompt) return ['there is no prompt']
    promptWatch.observe(prompt)
    promptHeights.add(Math.round(prompt.offsetHeight))
    const why = hidden(prompt)
    const cut = [prompt, ...prompt.querySelectorAll('*')].find(isCutting)
    const found = []
    if (why) found.push(`the prompt ${why}`)
    if (cut) found.push(`${describe(cut)} in the prompt cuts its text "${cut.textContent.trim().slice(0, 60)}"`)
    const { round } = news.message.position.view
    if (isRoomy() && round > 0 && !new RegExp(`\\b${round}\\b`).test(prompt.innerText)) {
      found.push(`the prompt does not tell the round, which is ${round}`)
    }
    return found
  }

  function isCutting(element) {
    if (!(element instanceof HTMLElement) || !isShown(element) || element.offsetWidth < 3) return false
    const { overflowX, overflowY } = getComputedStyle(element)
    const isHigh = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 2
    const isWide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 2
    return element.clientHeight > 0 && (isHigh || isWide)
  }

  function missingStandings() {
    return news.message.position.names.flatMap((name, seat) => {
      const standing = table().querySelector(`[data-standings] [data-standing="${seat}"]`)
      if (!standing) return [`the standing of seat ${seat} is nowhere`]
      const points = standing.querySelector('[data-points]')
      if (!points?.textContent.trim()) return [`the standing of seat ${seat} has no points`]
      const why = hidden(standing) ?? hidden(points)
      return why ? [`the standing of seat ${seat} ${why}`] : []
    })
  }

  function missingMine() {
    const mine = table().querySelector('.board [data-part="mine"]')
    if (!mine) return ['there is nothing of mine on the board']
    const why = hidden(mine)
    const cut = [mine, ...mine.querySelectorAll(':not([data-optional])')].find(isScrolling)
    if (why) return [`what is mine ${why}`]
    return cut ? [`what is mine must be scrolled in ${describe(cut)}`] : []
  }

  function isScrolling(element) {
    if (!(element instanceof HTMLElement) || !isShown(element)) return false
    const { overflowX, overflowY } = getComputedStyle(element)
    const isScroller = (overflow) => overflow === 'auto' || overflow === 'scroll'
    return (
      (isScroller(overflowY) && element.scrollHeight > element.clientHeight + 2) ||
      (isScroller(overflowX) && element.scrollWidth > element.clientWidth + 2)
    )
  }

  function missingLog() {
    if (!news.message.position.log.length && plyNow() === 0) return []
    const lines = [...(document.querySelector('#side')?.querySelectorAll('li') ?? [])]
    if (document.querySelector('#tab-log')?.getAttribute('aria-selected') !== 'true') return ['the log is not open']
    return lines.some((line) => isShown(line) && isInSight(line.getBoundingClientRect(), clipOf(line)))
      ? []
      : ['the last moves are not in sight']
  }

  // What is asked.

  const nextFrame = () => new Promise((go) => requestAnimationFrame(go))

  /** Until nothing that can be pointed at moves any more, no board comes nearer, and no piece is on its way. */
  async function rest() {
    let [before, still] = ['', 0]
    for (let frame = 0; frame < MOST_FRAMES && still < FRAMES_AT_REST; frame += 1) {
      await nextFrame()
      const now = [
        ...places('[data-move], [data-composes], [data-prompt]').map((one) =>
          Object.values(centreOf(one)).map(Math.round),
        ),
        ...[...document.querySelectorAll('[data-board] svg[viewBox]')].map((one) => one.getAttribute('viewBox')),
      ].join(' ')
      const isFlying = document.querySelector('[data-flight] .flyer') !== null
      still = now === before && !isFlying ? still + 1 : 0
      before = now
    }
  }

  const isDecision = (after) => {
    const { turn, busy, seen, status } = table()?.dataset ?? {}
    if (status === 'over') return true
    const isDrawn = document.querySelector('.board') && !document.querySelector('.board.loading')
    return turn === 'me' && busy === 'false' && isDrawn && Number(seen) > after && news.message?.seen === Number(seen)
  }

  async function until(condition, seconds) {
    const deadline = performance.now() + seconds * 1000
    while (!condition()) {
      if (performance.now() > deadline) return false
      await nextFrame()
    }
    return true
  }

  /** Waits for the next decision of this page and tells all about it. */
  async function decision({ after, least, leastText, seconds }) {
    if (!(await until(() => isDecision(after), seconds))) return { state: 'nothing comes' }
    await rest()
    return { ...counters(), ...look({ least, leastText }) }
  }

  function counters() {
    const { ply, seen, turn, status } = table().dataset
    return { state: status === 'over' ? 'over' : turn, ply: Number(ply), seen: Number(seen) }
  }

  function look({ least, leastText }) {
    return {
      layout: document.querySelector('.frame')?.dataset.layout ?? '',
      targets: targets(least),
      page: { width: document.scrollingElement.scrollWidth, height: document.scrollingElement.scrollHeight },
      missing: missing(),
      texts: leastText ? smallTexts(leastText) : [],
      views: views(least),
      more: visiblePlaces(SIGNS, least).length,
    }
  }

  const views = (least) =>
    [...document.querySelectorAll('[data-views] [data-view]')].map((one) => ({
      view: one.dataset.view,
      offers: Number(one.dataset.offers ?? 0),
      is_current: one.hasAttribute('aria-current') && one.getAttribute('aria-current') !== 'false',
      problem: obstacle(one, least),
      ...centreOf(one),
    }))

  /** Where the offers stand after something was pointed at or tapped. */
  async function again({ least }) {
    await rest()
    return { targets: targets(least), views: views(least), more: visiblePlaces(SIGNS, least) }
  }

  /** After a click: whether the move was made, or the page asks whether it is meant. */
  async function answer({ after, least, seconds }) {
    const moved = () => table().dataset.status === 'over' || Number(table().dataset.seen) > after
    const asked = () => visibleQuestion(least)
    await until(() => moved() || asked(), seconds)
    if (moved()) return { state: 'moved' }
    return asked() ? { state: 'asked', ...asked() } : { state: 'nothing' }
  }

  function visibleQuestion(least) {
    clips = new Map()
    const button = [...document.querySelectorAll(SURE)].find(isShown)
    return button ? { problem: obstacle(button, least), ...centreOf(button) } : null
  }

  /** Illegal places that can be pointed at; they answer with the rule that forbids them. */
  const refusals = ({ least }) => {
    clips = new Map()
    return visiblePlaces('[data-why-not]', least)
  }

  async function refused({ before, seconds }) {
    await until(() => news.explanations > before, seconds)
    return news.explanations
  }

  /** Plays what cannot be clicked, as a page does. */
  function send(move) {
    const { seen, position } = news.message
    const id = crypto.randomUUID()
    news.socket.send(JSON.stringify({ type: 'move', id, seen, seat: position.viewer, move }))
  }

  const offers = () => news.message.position.offers.map(({ move, action, text }) => ({ move, action, text }))

  const roundNow = () => news.message.position.view.round

  /** The same number for an element whenever it is met. */
  const numbers = new WeakMap()
  let lastNumber = 0
  function numberOf(element) {
    if (!numbers.has(element)) numbers.set(element, (lastNumber += 1))
    return numbers.get(element)
  }

  /** Where the keyboard is: which move Enter would make there, and whether one can see it. */
  function focused() {
    clips = new Map()
    const one = document.activeElement
    const isPlace = one.dataset.move !== undefined && !one.closest('#side') && !isOff(one)
    return {
      name: describe(one),
      number: numberOf(one),
      move: isPlace ? one.dataset.move : null,
      is_tab: one.getAttribute('role') === 'tab',
      is_command: one.dataset.command !== undefined,
      is_confirmation: one.matches(SURE),
      problem: one === document.body ? null : obstacle(one, 0),
    }
  }

  /** What has happened since it was asked last. */
  const happened = () => ({
    shifts: shifts.splice(0),
    scrolls: scrolls.splice(0),
    prompt_heights: [...promptHeights],
  })

  const explanations = () => news.explanations
  return { decision, again, answer, refusals, refused, send, offers, roundNow, focused, happened, explanations }
})()
