import type { Minor } from '../amounts.ts'
import { share } from '../money/arithmetic.ts'
import { roundPrice } from '../money/round-price.ts'
import type { EffectEntry } from '../compile/effect-entry.ts'
import type { Device } from '../compile/devices.ts'
import type { Tables } from '../compile/tables.ts'
import type { TraceWriter } from './trace-writer.ts'
import type { Workspace } from './workspace.ts'

/** Limits, rounding and the smallest offer, in their fixed order; -1 for nil. Gains stay outside the deduction cap. */
export function settle(
  tables: Tables,
  workspace: Workspace,
  device: Device,
  trace: TraceWriter | null,
): Minor {
  const { gradedMinor, gainsMinor, deductionsMinor, capBp, floorBp, cap, floor } = workspace.sums
  const { floorMinor, hasCeiling, ceilingMinor } = device
  let value = gradedMinor + gainsMinor - deductionsMinor

  const mostMinor = share(gradedMinor, tables.deductionCapBp)
  if (deductionsMinor > mostMinor) {
    trace?.plain('value', 'deductionCap', tables.deductionCapRule, deductionsMinor - mostMinor)
    value += deductionsMinor - mostMinor
  }
  if (capBp >= 0) {
    const next = Math.min(value, share(gradedMinor, capBp))
    if (trace !== null && cap !== null && next !== value) limitStep('valueCap', cap, next - value, trace)
    value = next
  }
  if (floorBp >= 0) {
    const next = Math.max(value, share(gradedMinor, floorBp))
    if (trace !== null && floor !== null && next !== value)
      limitStep('valueFloor', floor, next - value, trace)
    value = next
  }
  if (value < floorMinor) {
    trace?.plain('value', 'floor', { limitMinor: floorMinor }, floorMinor - value)
    value = floorMinor
  }
  if (hasCeiling && value > ceilingMinor) {
    trace?.plain('value', 'ceiling', { limitMinor: ceilingMinor }, ceilingMinor - value)
    value = ceilingMinor
  }
  // an agreed limit is never left by rounding, so limits hold once more within the same step
  let kept = roundPrice(value, tables.catalog.rounding)
  if (kept < floorMinor) kept = floorMinor
  if (hasCeiling && kept > ceilingMinor) kept = ceilingMinor
  if (kept !== value) {
    trace?.plain('value', 'rounding', tables.roundingRule, kept - value)
    value = kept
  }
  if (!tables.isBuy || value >= tables.leastMinor) return value
  if (value !== 0) trace?.plain('value', 'minOffer', tables.leastRule, 0 - value)
  return -1
}

function limitStep(
  kind: 'valueCap' | 'valueFloor',
  { questionKey, optionKey, rule }: EffectEntry,
  delta: Minor,
  trace: TraceWriter,
): void {
  trace.answer(kind, questionKey, optionKey, rule, delta, 'customer')
}
