import type { Minor } from '../../amounts.ts'
import { share } from '../../money/arithmetic.ts'
import { finding } from '../../finding.ts'
import type { PriceRequest } from '../../price-request.ts'
import type { Tables } from '../../compile/tables.ts'
import type { TraceWriter } from '../trace-writer.ts'
import type { Workspace } from '../workspace.ts'

export interface Adjustment {
  readonly effectiveMinor: Minor
  /** True if the adjustment needs approval, since it exceeds the limit of its author. */
  readonly isOverLimit: boolean
}

export const noAdjustment: Adjustment = { effectiveMinor: 0, isOverLimit: false }

/** Applies a manual adjustment. It requires a reason and never lowers the line below 0. */
export function adjust(
  tables: Tables,
  workspace: Workspace,
  { amountMinor: requestedMinor, reason, maxAdjustBp }: NonNullable<PriceRequest['adjustment']>,
  trace: TraceWriter | null,
): Adjustment {
  if (requestedMinor === 0) return noAdjustment
  if (reason.trim() === '') {
    workspace.report(finding('adjustment-reason-missing', 'adjustment.reason'))
    return noAdjustment
  }
  const { main, components } = tables
  let beforeMinor = 0
  for (let place = 0; place < workspace.componentCount; place += 1) {
    // the arrays have an entry for each component, here and below
    if (components[workspace.componentIndexes[place]!]!.direction === main)
      beforeMinor += workspace.componentAmounts[place]!
  }
  const effectiveMinor = Math.max(requestedMinor, 0 - beforeMinor)
  if (effectiveMinor !== requestedMinor) {
    workspace.report(finding('adjustment-reduced', 'adjustment.amountMinor'))
  }
  if (effectiveMinor !== 0) trace?.plain('line', 'adjustment', { requestedMinor, reason }, effectiveMinor)
  spread(effectiveMinor, tables, workspace)
  return { effectiveMinor, isOverLimit: Math.abs(effectiveMinor) > share(beforeMinor, maxAdjustBp) }
}

/**
 * Distributes an adjustment: an increase goes to the device; a reduction lowers the components in order, none
 * of them, nor its tax, below 0.
 */
function spread(effectiveMinor: Minor, { main, components }: Tables, workspace: Workspace): void {
  const { componentIndexes, componentAmounts } = workspace
  let left = effectiveMinor
  for (let place = 0; place < workspace.componentCount && left !== 0; place += 1) {
    if (components[componentIndexes[place]!]!.direction !== main) continue
    const part = Math.max(left, 0 - componentAmounts[place]!)
    left -= part
    componentAmounts[place]! += part
  }
}
