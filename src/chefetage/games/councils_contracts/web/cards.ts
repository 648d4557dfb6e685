/* The cards as printed: components.toml in the words of the board. */
import type { Components } from '$board/types'

export const TOWN_HALL = 'town_hall'

export interface Card {
  key: string
  type: string
  deck: string
  points: number
  workers: number
  cost: [area: string, points: number][]
  signs: Sign[]
}

/** A part of a build action in signs. */
export type Sign = { coin: string; text: string } | { points: number } | { glyph: string }

interface Action {
  kind: string
  area?: string
  amount?: number
  vp_each?: number
}

interface Project {
  id: number
  type: string
  deck: string
  vp: number
  workers: number
  cost: Record<string, number>
  action_cost: Record<string, number>
  action: Action
}

export type Cards = Map<string, Card>

/** Each card has a rule of its own. */
export function ruleOf({ key }: Card): string {
  return key === TOWN_HALL ? 'CC-6.38' : `CC-6.${key}`
}

export function cardsOf(components: Components): Cards {
  const projects = components.project as Project[]
  const townHall = components.town_hall as {
    type: string
    vp: number
    workers: number
  }
  const { type, vp, workers } = townHall
  const start: Card = {
    key: TOWN_HALL,
    type,
    deck: '',
    points: vp,
    workers,
    cost: [],
    signs: [],
  }
  return new Map([start, ...projects.map(cardOf)].map((card) => [card.key, card]))
}

function cardOf(project: Project): Card {
  const { id, type, deck, vp, workers, cost } = project
  return {
    key: String(id),
    type,
    deck,
    points: vp,
    workers,
    cost: Object.entries(cost),
    signs: signsOf(project),
  }
}

function signsOf(project: Project): Sign[] {
  const price = Object.entries(project.action_cost).flatMap(([kind, count]) => priceSigns(kind, count))
  const effect = EFFECTS[project.action.kind]?.(project.action) ?? []
  return price.length > 0 ? [...price, glyph('arrow'), ...effect] : effect
}

function priceSigns(kind: string, count: number): Sign[] {
  if (kind === 'own_worker_from_card') return [glyph('worker'), glyph('box')]
  return [{ coin: kind.replace('_influence', ''), text: `−${count}` }]
}

const glyph = (name: string): Sign => ({ glyph: name })
const each = ({ vp_each = 0 }: Action): Sign => ({ points: vp_each })

const EFFECTS: Record<string, (action: Action) => Sign[]> = {
  gain_influence: ({ area = '', amount }) => [{ coin: area, text: `+${amount}` }],
  gain_vp: ({ amount = 0 }) => [{ points: amount }],
  copy_adjacent: () => [glyph('copy'), glyph('adjacent')],
  copy_occupied: () => [glyph('copy'), glyph('card'), glyph('worker')],
  move_workers: () => [glyph('worker'), glyph('arrow'), glyph('card')],
  deploy_free_workers: () => [glyph('worker'), glyph('worker'), glyph('arrow'), glyph('card')],
  occupy_from_box: () => [glyph('box'), glyph('worker'), glyph('arrow'), glyph('card')],
  recruit_from_box: () => [glyph('box'), glyph('arrow'), glyph('worker')],
  build_from_display: () => [glyph('hammer'), glyph('card')],
  redistribute_influence: () => [{ coin: 'any', text: '' }, glyph('swap'), { coin: 'any', text: '' }],
  score_adjacent_chosen_type: (action) => [each(action), glyph('times'), glyph('adjacent')],
  score_adjacent_distinct_types: (action) => [each(action), glyph('times'), glyph('adjacent'), glyph('differs')],
  score_workers_in_city: (action) => [each(action), glyph('times'), glyph('card'), glyph('worker')],
  score_workers_in_box: (action) => [each(action), glyph('times'), glyph('box'), glyph('worker')],
  score_row_chosen_type: () => [glyph('row'), glyph('arrow'), { points: 0 }],
  score_column_chosen_type: () => [glyph('column'), glyph('arrow'), { points: 0 }],
  score_adjacent_pair: () => [glyph('pair'), glyph('arrow'), { points: 0 }],
}
