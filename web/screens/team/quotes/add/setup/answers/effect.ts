import type { PriceResult } from '@costard/pricing'

/** Effect of an answer on the price, as a word or an amount. */
export type AnswerEffect =
  | { readonly kind: 'stops' | 'hold' | 'range' }
  | { readonly kind: 'money'; readonly minor: number }

/**
 * Returns the effect of a question, or of one of its choices. It is read from the trace, so it agrees with
 * the receipt.
 */
export function effectOf(
  { trace, reasons }: PriceResult,
  questionKey: string,
  choiceKey?: string,
): AnswerEffect {
  const isOurs = (one: { readonly questionKey?: string; readonly choiceKey?: string }) =>
    one.questionKey === questionKey && (choiceKey === undefined || one.choiceKey === choiceKey)
  const outcomes = reasons.filter(isOurs).map(({ outcome }) => outcome)
  if (outcomes.includes('reject')) return { kind: 'stops' }
  if (outcomes.includes('review')) return { kind: 'hold' }
  const minor = trace
    .filter((step) => step.scope === 'value' && isOurs(step))
    .reduce((sum, { delta }) => sum + delta, 0)
  return minor === 0 && outcomes.includes('range') ? { kind: 'range' } : { kind: 'money', minor }
}
