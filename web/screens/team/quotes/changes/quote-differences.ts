import type { Quote, QuoteLine } from '@costard/contract'
import { replaceEqualDeep } from '@tanstack/react-query'

/** What of a quote people change, each told apart. */
export const quoteParts = ['state', 'lines', 'customer', 'validDays', 'note', 'letCustomerChoose'] as const
export type QuotePart = (typeof quoteParts)[number]

/** In what two versions of a quote differ, as far as people changed it. */
export function quoteDifferences(before: Quote, after: Quote): readonly QuotePart[] {
  return quoteParts.filter((part) => !isSame(valueOf(before, part), valueOf(after, part)))
}

/** What a part of a quote says; of lines what was chosen, without what pricing made of it. */
export function valueOf(quote: Quote, part: QuotePart): unknown {
  return part === 'lines' ? quote.lines.map(chosenIn) : quote[part]
}

function chosenIn({ id: _id, result: _result, kind: _kind, variantLabel: _label, ...chosen }: QuoteLine) {
  return chosen
}

/** Whether two values from the API say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return replaceEqualDeep(one, other) === one
}
