import type { Minor } from '../amounts.ts'
import { share } from '../money/arithmetic.ts'
import { finding } from '../finding.ts'
import type { PriceRequest } from '../price-request.ts'
import type { Tables } from '../compile/tables.ts'
import type { TraceWriter } from './trace-writer.ts'
import type { Workspace } from './workspace.ts'

/** A person's change of the line, with a reason; it never takes more than there is. */
export function adjust(
  tables: Tables,
  workspace: Workspace,
  { amountMinor: requestedMinor, reason, maxAdjustBp }: NonNullable<PriceRequest['adjustment']>,
  trace: TraceWriter | null,
): { readonly effectiveMinor: Minor; readonly isOverLimit: boolean } {
  if (requestedMinor === 0) return { effectiveMinor: 0, isOverLimit: false }
  if (reason.trim() === '') {
    workspace.report(finding('adjustment-reason-missing', 'adjustment.reason'))
    return { effectiveMinor: 0, isOverLimit: false }
  }
  const { main, components } = tables
  let beforeMinor = 0
  for (let place = 0; place < workspace.componentCount; place += 1) {
    // an entry and an amount for each component, likewise below
    if (components[workspace.componentAts[place]!]!.direction === main)
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

/** A rise goes to the device; a reduction empties the components in their order, so that no tax falls below 0. */
function spread(effectiveMinor: Minor, { main, components }: Tables, workspace: Workspace): void {
  const { componentAts, componentAmounts } = workspace
  let left = effectiveMinor
  for (let place = 0; place < workspace.componentCount && left !== 0; place += 1) {
    if (components[componentAts[place]!]!.direction !== main) continue
    const part = Math.max(left, 0 - componentAmounts[place]!)
    left -= part
    componentAmounts[place]! += part
  }
}
