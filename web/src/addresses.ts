/* The addresses of the pages; the server knows the same (server/http/pages.py), and a test compares them. */

export const ADDRESSES = {
  lobby: '/',
  table: '/tables/{table}',
  replay: '/replay/{table}',
  rules: '/rules/{game}',
  learn: '/learn/{game}',
}

/** What a path has in the place of the name in braces; undefined if it is not of this address. */
export function partOf(address: string, path: string): string | undefined {
  const pattern = new RegExp(`^${address.replace(/{\w+}/, '([\\w-]+)')}/?$`)
  return pattern.exec(path)?.[1]
}
