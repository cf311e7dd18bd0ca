import type { Answer, Question } from '@costard/pricing'
import type { LineInput } from '../quotes/quote-lines.ts'

/** The question of a catalog how many devices are sold: its bands are discounts for quantities. */
export const quantityQuestion = 'qty'

/** Whether the line's own quantity answers that question: a device with a number can be one of several lines. */
export function isAnsweredByQuantity(
  { key, type }: Pick<Question, 'key' | 'type'>,
  { imei, serial }: Pick<LineInput['device'], 'imei' | 'serial'>,
): boolean {
  return key === quantityQuestion && type === 'number' && imei === undefined && serial === undefined
}

/** Returns the answers with the quantity of the line, if the catalog asks for it. */
export function answersWithQuantity<A extends Answer>(
  questions: readonly Pick<Question, 'key' | 'type'>[],
  {
    answers,
    quantity,
    device,
  }: {
    readonly answers: Readonly<Record<string, A>>
    readonly quantity: number
    readonly device: Pick<LineInput['device'], 'imei' | 'serial'>
  },
): Record<string, A | number> {
  const isAsked = questions.some((question) => isAnsweredByQuantity(question, device))
  return isAsked ? { ...answers, [quantityQuestion]: quantity } : { ...answers }
}
