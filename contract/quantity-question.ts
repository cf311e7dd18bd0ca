import type { Answer, Question } from '@costard/pricing'

/** The question of a catalog how many devices are sold: its bands are discounts for quantities. */
export const quantityQuestion = 'qty'

/** Returns the answers with at least the quantity of the line as the number of devices, if the catalog asks for it. */
export function answersWithQuantity<A extends Answer>(
  questions: readonly Pick<Question, 'key' | 'type'>[],
  answers: Readonly<Record<string, A>>,
  quantity: number,
): Record<string, A | number> {
  const isAsked = questions.some(({ key, type }) => key === quantityQuestion && type === 'number')
  const stated = answers[quantityQuestion]
  if (!isAsked || (typeof stated === 'number' && stated >= quantity)) return { ...answers }
  // A single device can be one of several, each with a line of its own.
  return quantity === 1 ? { ...answers } : { ...answers, [quantityQuestion]: quantity }
}
