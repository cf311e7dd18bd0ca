import { keepsPurchase, type SeenPurchase } from '@costard/contract'
import type { CounterDraft } from '../../counter-draft.ts'
import { type CounterLine, inputOf } from '../../counter-line.ts'

/**
 * Returns the purchase price of a saved line if it still applies to its devices, by the rule of the server.
 */
export function purchaseOf({ saved }: CounterDraft, line: CounterLine): SeenPurchase | null {
  const purchase = saved?.purchases?.[line.id]
  const earlier = saved?.lines.find(({ id }) => id === line.id)
  const before = earlier && inputOf(earlier)
  const now = inputOf(line)
  return purchase && before && now && keepsPurchase(before, now) ? purchase : null
}
