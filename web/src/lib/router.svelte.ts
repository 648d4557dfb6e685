/* Which page is shown: the address, and links that change it without loading anew. */

class Router {
  path = $state(location.pathname)
  query = $state(new URLSearchParams(location.search))

  constructor() {
    addEventListener('popstate', () => this.read())
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    this.read()
    if (!replace) scrollTo(0, 0)
  }

  /** For clicks anywhere: follows links to our own pages. */
  follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.('a')
    if (!link || !isPlain(event) || link.origin !== location.origin) return
    if (link.hash && link.pathname === location.pathname) return
    if (link.target || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search)
  }

  private read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
  }
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented
}

export const router = new Router()
