import type { Minor } from './amounts.ts'
import { share } from './arithmetic.ts'
import { finding } from './finding.ts'
import type { PriceRequest } from './price-request.ts'
import type { Component } from './components.ts'
import type { Tables } from './tables.ts'
import type { TraceWriter } from './trace-writer.ts'
import type { Workspace } from './workspace.ts'

/** A person's change of the line, with a reason; it never takes more than there is. */
export function adjust(
  { main }: Tables,
  room: Workspace,
  components: readonly Component[],
  { amountMinor: requestedMinor, reason, maxAdjustBp }: NonNullable<PriceRequest['adjustment']>,
  trace: TraceWriter | null,
): { readonly effectiveMinor: Minor; readonly isOverLimit: boolean } {
  if (requestedMinor === 0) return { effectiveMinor: 0, isOverLimit: false }
  if (reason.trim() === '') {
    room.report(finding('adjustment-reason-missing', 'adjustment.reason'))
    return { effectiveMinor: 0, isOverLimit: false }
  }
  let beforeMinor = 0
  for (const { direction, amountMinor } of components) if (direction === main) beforeMinor += amountMinor
  const effectiveMinor = Math.max(requestedMinor, 0 - beforeMinor)
  if (effectiveMinor !== requestedMinor) {
    room.report(finding('adjustment-reduced', 'adjustment.amountMinor'))
  }
  if (effectiveMinor !== 0) trace?.plain('line', 'adjustment', { requestedMinor, reason }, effectiveMinor)
  spread(effectiveMinor, components, main)
  return { effectiveMinor, isOverLimit: Math.abs(effectiveMinor) > share(beforeMinor, maxAdjustBp) }
}

/** A rise goes to the device; a reduction empties the components in their order, so that no tax falls below 0. */
function spread(effectiveMinor: Minor, components: readonly Component[], main: Component['direction']): void {
  let left = effectiveMinor
  for (const component of components) {
    if (component.direction !== main || left === 0) continue
    const part = Math.max(left, 0 - component.amountMinor)
    left -= part
    component.amountMinor += part
  }
}
