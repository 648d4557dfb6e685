/* What rooms and tiles do, as signs: what is needed, then what it gives. */
import type { GlyphName } from './parts/glyphs'
import type { Price, Specialty, Task, Tile } from './printed'
import type { GroundFloorView } from './view'

export interface Sign {
  glyph: GlyphName
  count?: number
}

export interface Effect {
  needs: Sign[]
  gives: Sign[]
}

const PLACED: Record<string, GlyphName> = {
  networking: 'networking',
  social_media: 'social_media',
  broadcast: 'broadcast',
  construction_company: 'construction_company',
  factory: 'factory',
}

/** What an Achievement counts. */
const COUNTED: Record<string, GlyphName> = {
  score_per_tenant_improvement: 'tenant',
  score_per_achievement_floor: 'achievement',
  score_per_remodeled_room: 'remodel',
  score_per_popularity_level: 'popularity',
  score_per_supply: 'supply',
  score_per_employee: 'employee',
  score_per_floor: 'floor',
}

function signs(...pairs: [GlyphName, number | undefined][]): Sign[] {
  return pairs.filter(([, count]) => count).map(([glyph, count]) => ({ glyph, count }))
}

export function priceSigns(price: Price): Sign[] {
  return signs(['money', price.money], ['info', price.info], ['supply', price.supply])
}

export function taskEffect(task: Task): Effect {
  const gives = signs(
    ['money', task.gain_money],
    ['info', task.gain_info],
    ['supply', task.gain_supply],
    ['trained', task.remove_untrained],
    ['remodel', task.free_remodel],
  )
  const placed = task.place ? PLACED[task.place] : undefined
  return {
    needs: signs(['time', task.time], ['supply', task.spend_supply]),
    gives: placed ? [...gives, { glyph: 'time', count: 1 }, { glyph: placed }] : gives,
  }
}

function incomeEffect(tile: Tile): Effect {
  const { money, info, time } = tile.value ?? {}
  return { needs: [{ glyph: 'round' }], gives: signs(['money', money], ['info', info], ['time', time]) }
}

function discount(tile: Tile): Sign[] {
  return signs(['money', -(tile.value?.money ?? 0)], ['info', -(tile.value?.info ?? 0)])
}

export function tileEffect(view: GroundFloorView, tile: Tile): Effect {
  if (tile.effect === 'action') return taskEffect({ ...tile.value!, ...view.floor_uses[tile.id] })
  if (tile.effect.startsWith('income')) return incomeEffect(tile)
  const counted = COUNTED[tile.effect]
  if (counted) return { needs: [{ glyph: counted }], gives: signs(['prestige', tile.value?.prestige]) }
  switch (tile.effect) {
    case 'hire_discount':
      return { needs: [{ glyph: 'employee' }], gives: discount(tile) }
    case 'money_per_product_sold':
      return { needs: [{ glyph: 'product' }], gives: signs(['money', tile.value?.money]) }
    case 'free_tenant_improvement':
      return { needs: [], gives: signs(['tenant', tile.value?.free]) }
    case 'no_forced_price_drop':
      return { needs: [{ glyph: 'product' }], gives: [{ glyph: 'stay' }] }
    case 'no_popularity_drop':
      return { needs: [{ glyph: 'popularity' }], gives: [{ glyph: 'stay' }] }
    default:
      return { needs: [], gives: [] }
  }
}

/** `goods` is what it brings at the start, if anything. */
export function specialtyEffect(specialty: Specialty, goods: Price = {}): Effect {
  if (specialty.remodeled_room)
    return { needs: [], gives: [{ glyph: 'remodel' }, { glyph: specialty.remodeled_room as GlyphName }] }
  if (specialty.extra_time_each_round) {
    return { needs: [{ glyph: 'round' }], gives: signs(['time', specialty.extra_time_each_round]) }
  }
  return { needs: [], gives: priceSigns(goods) }
}
