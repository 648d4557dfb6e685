/* What is printed: components.toml as the server sends it, in the words of the board. */
import type { Table } from './types'

export const TOWN_HALL = 'town_hall'

export interface Card {
  key: string
  rule: string
  type: string
  deck: string
  points: number
  workers: number
  cost: [area: string, points: number][]
  /** The town hall has none. */
  action?: BuildAction
  signs: Sign[]
}

/** What a build action costs and gives; the kinds lead to texts. */
export interface BuildAction {
  kind: string
  amount: number
  priceKind: string
  price: number
}

/** A part of a build action in signs. */
export type Sign = { coin: string; text: string } | { points: number } | { glyph: string }

interface Action {
  kind: string
  area?: string
  amount?: number
  vp_each?: number
}

interface TownHall {
  rule: string
  type: string
  vp: number
  workers: number
}

interface Project extends TownHall {
  id: number
  deck: string
  cost: Record<string, number>
  action_cost: Record<string, number>
  action: Action
}

interface Committee {
  id: string
  rule: string
}

export interface ResolutionRow {
  workers: number
  influence: number
  vp: number
}

/** components.toml, as far as the board shows it. */
interface Printed {
  project: Project[]
  town_hall: TownHall
  committee: Committee[]
  influence: { track_max: number }
  display: { size: number }
  placement: { same_committee: number; different_committees: number }
  resolution: {
    ordinary: { initiator_bonus_influence: number; row: ResolutionRow[] }
  }
  end_game: { closing_rounds: number; stall_rounds: number }
}

export function printed(table: Table): Printed {
  return table.components as Printed
}

export type Cards = Map<string, Card>

export function cardsOf(table: Table): Cards {
  const { town_hall: hall, project } = printed(table)
  const townHall = {
    ...face(hall),
    key: TOWN_HALL,
    deck: '',
    cost: [],
    signs: [],
  }
  return new Map([townHall, ...project.map(cardOf)].map((card) => [card.key, card]))
}

function face({ rule, type, vp, workers }: TownHall) {
  return { rule, type, points: vp, workers }
}

function cardOf(project: Project): Card {
  const { id, deck, cost } = project
  const signs = signsOf(project)
  return {
    ...face(project),
    key: String(id),
    deck,
    cost: Object.entries(cost),
    action: actionOf(project),
    signs,
  }
}

function actionOf({ action, action_cost }: Project): BuildAction {
  const { kind, area, amount, vp_each } = action
  const [priceKind, price] = Object.entries(action_cost)[0] ?? ['', 0]
  return {
    kind: area ? `${kind}-${area}` : kind,
    amount: amount ?? vp_each ?? 0,
    priceKind,
    price,
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
