import type { QuoteLine } from '@costard/contract'
import type { PriceResult } from '@costard/pricing'
import { isSame } from '#forms/shared-form/is-same.ts'
import type { CounterDraft } from '../../counter-draft.ts'
import { type CounterLine, inputOf } from '../../counter-line.ts'

export interface Release {
  readonly adjustment: QuoteLine['adjustment']
}

/** Returns the release of a saved line. Any change but of the proposition takes it back, as on the server. */
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

/** Returns a result as it counts once its line is released: nothing holds it any more. */
export function withoutHold(result: PriceResult): PriceResult {
  const reasons = result.reasons.filter(({ outcome }) => outcome !== 'review')
  return { ...result, reasons, approval: [], ...(result.outcome === 'review' && { outcome: 'instant' }) }
}
