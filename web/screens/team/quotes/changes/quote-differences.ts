import type { Quote, QuoteLine } from '@costard/contract'
import { isSame } from '#forms/shared-form/is-same.ts'

/** Parts of a quote that people edit. */
export const quoteParts = ['state', 'lines', 'customer', 'validDays', 'note', 'letCustomerChoose'] as const
export type QuotePart = (typeof quoteParts)[number]

/** Returns the parts in which two versions of a quote differ. */
export function quoteDifferences(before: Quote, after: Quote): readonly QuotePart[] {
  return quoteParts.filter((part) => !isSame(valueOf(before, part), valueOf(after, part)))
}

/** Returns the value of a part; for lines their inputs, without the results of pricing. */
export function valueOf(quote: Quote, part: QuotePart): unknown {
  return part === 'lines' ? quote.lines.map(chosenIn) : quote[part]
}

export function chosenIn({
  id: _id,
  result: _result,
  kind: _kind,
  variantLabel: _label,
  adjustment: _adjustment,
  handPrice: _handPrice,
  approval: _approval,
  ...chosen
}: QuoteLine) {
  return chosen
}
