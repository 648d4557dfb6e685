/* How tables are called: by the name that somebody gave them, else by their game. */

export const TABLE_NAME_CHARACTERS = 40

/** For titles: with a name, both. */
export function tableTitle(name: string, game: string): string {
  return name && game ? `${name} · ${game}` : name || game
}
