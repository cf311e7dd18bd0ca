import type { QuoteLine } from '@costard/contract'
import type { PriceResult } from '@costard/pricing'
import { isSame } from '#forms/shared-form/is-same.ts'
import type { CounterDraft } from '../../counter-draft.ts'
import { type CounterLine, inputOf } from '../../counter-line.ts'

export interface Release {
  readonly adjustment: QuoteLine['adjustment']
}

/**
 * Returns the release of a saved line. Any change other than of the proposition revokes it, as on the server.
 */
export function releaseOf({ saved }: CounterDraft, line: CounterLine): Release | undefined {
  const adjustment = saved?.releases?.[line.id]
  const before = saved?.lines.find(({ id }) => id === line.id)
  if (adjustment === undefined || !before) return undefined
  return isSame(released(before), released(line)) ? { adjustment } : undefined
}

function released(line: CounterLine): unknown {
  const { propositionKey: _proposition, ...input } = inputOf(line) ?? {}
  return input
}

/** Returns a result as it is after its line was released: without holds. */
export function withoutHold(result: PriceResult): PriceResult {
  const reasons = result.reasons.filter(({ outcome }) => outcome !== 'review')
  return { ...result, reasons, approval: [], ...(result.outcome === 'review' && { outcome: 'instant' }) }
}
