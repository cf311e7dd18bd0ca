import { type CatalogDocument, type PublicLine, type QuoteLine, textIn } from '@costard/contract'
import { sizeLabel } from '@costard/devices'
import { unitAfter } from '@costard/pricing'

type Condition = NonNullable<PublicLine['condition']>

/** Returns the first facts shown about a bought device: its size, grade, damage and battery. */
export function conditionOf(
  catalog: CatalogDocument['pricing'],
  wording: CatalogDocument['wording'],
  { variantId, answers, result }: QuoteLine,
  language: string,
): Condition {
  const variant = catalog.models.flatMap(({ variants }) => variants).find(({ id }) => id === variantId)
  const { ramGb, storageGb } = variant?.attributes ?? {}
  const grade = result.grade
  const words = grade === null ? undefined : wording.grades[grade]
  const battery = catalog.questions.find(
    ({ number, visibleTo }) => number?.unit === '%' && visibleTo !== 'agent',
  )
  const health = battery && answers[battery.key]
  return [
    ...(ramGb === undefined ? [] : [{ about: 'memory' as const, value: sizeLabel(Number(ramGb), language) }]),
    ...(storageGb === undefined
      ? []
      : [{ about: 'storage' as const, value: sizeLabel(Number(storageGb), language) }]),
    ...(words ? [{ about: 'grade' as const, value: `${grade} · ${textIn(language, words.label)}` }] : []),
    { about: 'damage', value: damageIn(wording, result, language) },
    ...(typeof health === 'number'
      ? [{ about: 'battery' as const, value: `${health}${unitAfter('%', language)}` }]
      : []),
  ]
}

/** Returns the answers that deduct for a part, except for the battery, which is shown separately. */
function damageIn(
  wording: CatalogDocument['wording'],
  { trace }: QuoteLine['result'],
  language: string,
): string {
  const labels = trace.flatMap(({ part, questionKey = '', choiceKey = '', delta, visibility }) => {
    const label = wording.questions[questionKey]?.choices[choiceKey]?.label
    const isDamage = part !== undefined && part !== 'battery' && delta < 0 && visibility === 'customer'
    return isDamage && label ? [textIn(language, label)] : []
  })
  return [...new Set(labels)].join(', ')
}

/**
 * True if Find My is known to be off: from a check, or from the answer to the first question of the sample
 * catalogs.
 */
export function isSignedOut({ checks, answers }: QuoteLine): boolean {
  return (
    answers['lock'] === 'off' || checks.some(({ kind, result }) => kind === 'findMy' && result === 'clear')
  )
}
