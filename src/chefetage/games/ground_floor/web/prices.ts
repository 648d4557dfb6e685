/* Printed prices and numbers as an Event or a house rule changes them. */
import type { EventCard, HouseRule, Price, Printed, Task, Tile } from './printed'
import type { GroundFloorView } from './view'

function eventOf(view: GroundFloorView, printed: Printed): EventCard | undefined {
  return printed.event_cards.find((card) => card.id === view.event)
}

/** The price of a space in an area, which an Event may change. */
export function priceOf(view: GroundFloorView, printed: Printed, area: 'factory' | 'construction_company'): Price {
  const event = eventOf(view, printed)
  return (event?.area === area && event.cost) || printed.buildings[area].cost
}

export function boxPrice(view: GroundFloorView, printed: Printed, box: string): Price {
  const event = eventOf(view, printed)
  if (box === 'social_media' && event?.social_media_extra_cost) return event.social_media_extra_cost
  return printed.buildings.advertising_agency.types.find((type) => type.id === box)?.extra_cost ?? {}
}

export function buyOutFactor(view: GroundFloorView, printed: Printed): number {
  return eventOf(view, printed)?.buy_out_factor ?? printed.buildings.stock_exchange.buy_out_factor
}

/** House rules begin with the name of the Floor that they change. */
function houseRule(
  view: GroundFloorView,
  printed: Printed,
  floor: string,
  number: keyof HouseRule,
): number | undefined {
  const rule = view.house_rules.find((key) => key.startsWith(floor) && printed.house_rules[key]?.[number] !== undefined)
  return rule === undefined ? undefined : printed.house_rules[rule]?.[number]
}

export function taskOfFloor(view: GroundFloorView, printed: Printed, tile: Tile): Task | undefined {
  if (tile.effect !== 'action' || !tile.value) return undefined
  return { ...tile.value, time: houseRule(view, printed, tile.id, 'time') ?? tile.value.time }
}

export function usesOfFloor(view: GroundFloorView, printed: Printed, tile: Tile): number {
  return houseRule(view, printed, tile.id, 'uses_per_round') ?? tile.uses_per_round ?? 0
}
