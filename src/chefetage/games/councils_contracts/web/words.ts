/* Words on the board: initials, names and lines that fit. */
import { initial, wrap } from '$board/words'
import type { Card } from './printed'
import type { CityCardView, ContractorView } from './view'
import type { Table, Translate } from './types'

const WITHOUT_LETTER = ['any', 'ordinary', 'special']

/** The letter on the coin of an area; a choice among areas has none. */
export function letterOf(t: Translate, area: string): string {
  return WITHOUT_LETTER.includes(area) ? '' : initial({ t }, `area-${area}`)
}

export function cardName(t: Translate, card: string): string {
  return t(`card-${card}`)
}

/** An area with its value, the points that a majority there is worth, and where it comes from if not from a committee. */
export function influenceText(t: Translate, { influence, majorities }: ContractorView, area: string): string {
  const value = `${t(`area-${area}`)}: ${influence[area]}`
  const majority = majorities[area] ?? 0
  const worth = majority > 0 ? ` (${t('label-majority')}: ${majority} ${t('label-vp')})` : ''
  return value + worth + (area === 'development' ? `. ${t('board-about_development')}` : '')
}

/** What the majorities are worth as they stand. */
export function majorityPoints({ majorities }: ContractorView): number {
  return Object.values(majorities).reduce((total, points) => total + points, 0)
}

/** The cost and the effect of a build action: in sentences ("build") or in a few words ("brief"). */
export function actionText(t: Translate, { action }: Card, style: 'build' | 'brief'): string {
  if (!action) return ''
  const { kind, priceKind, price, amount } = action
  return t(`${style}-action`, {
    price,
    [`${style}_cost`]: price > 0 ? t(`${style}_cost-${priceKind}`, { price }) : '',
    [`${style}_action`]: t(`${style}_action-${kind}`, { amount }),
  })
}

/** A card of the city in words, for whoever hears the board. */
export function builtText({ t, names }: Table, card: Card, { x, y, owner, workers }: CityCardView): string {
  const place = `${cardName(t, card.key)}, ${t('board-place', { column: x, row: y })}`
  if (!card.action) return `${place}: ${t('board-joker')}`
  const who = owner < 0 ? t('board-unoccupied') : `${names[owner]}: ${t('count-workers', { workers })}`
  const { type, points } = card
  return [place, t(`card_type-${type}`), t('count-points', { points }), who, actionText(t, card, 'brief')].join('; ')
}

/** The size of a font with which a text is no wider than `width`. */
export function sizeToFit(text: string, width: number, size: number, letterWidth: number): number {
  return Math.min(size, width / (text.length * letterWidth))
}

const HYPHEN = '\u00ad'

/** A long compound may be broken before its last part. */
export function breakable(t: Translate, name: string): string {
  const tail = t('board-tails')
    .split(' ')
    .find((word) => word !== '' && name.length > word.length && name.endsWith(word))
  return tail ? name.slice(0, -tail.length) + HYPHEN + tail : name
}

/** A name in one line, or in two if it is long and can be broken. */
export function nameLines(t: Translate, name: string, letters: number): string[] {
  if (name.length <= letters) return [name]
  const [first, ...others] = breakable(t, name).split(HYPHEN)
  return others.length > 0 ? [`${first}-`, ...others] : wrap(name, letters)
}
