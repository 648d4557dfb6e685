/* What is lost or settled for good by a move. */
import type { Offer } from '$board/types'
import { factsOf, questionAsked } from './planning/question'
import { Situation } from './planning/situation'
import type { Table } from './types'

const PLANNING = ['lay', 'place', 'finish']

export function warningOf(table: Table, offer: Offer): string | null {
  const { action, facts } = offer
  if (PLANNING.includes(action)) return planWarning(table, offer)
  const loses =
    (action === 'end_sales' && Number(facts.goods) > 0 && Number(facts.keeps) === 0) ||
    (['end_logistics', 'stop_research'].includes(action) && Number(facts.markers) > 0)
  return loses ? table.t(`warning-${action}`, facts) : null
}

/** The desk asks about all that it sends at once; elsewhere the move asks that ends the plan. */
function planWarning(table: Table, offer: Offer): string | null {
  const question = questionAsked()
  if (question === undefined) return endsPlan(table, offer) ? table.t('warning-plan', offer.facts) : null
  return question.results && table.t('warning-plan', factsOf(question.results, table.view.hardcore))
}

/** SI-5.25: a plan ends with the last improvement that could be placed. */
function endsPlan(table: Table, { action }: Offer): boolean {
  const { length } = new Situation(() => table).free
  return action === 'finish' || length === (action === 'place' ? 1 : 0)
}
