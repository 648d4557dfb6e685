/* Which rule tells about a part of the board; components.toml says it of cards. */

export const RULES = {
  round: 'TK-3.1',
  pile: 'TK-3.2',
  deck: 'TK-3.3',
} as const
