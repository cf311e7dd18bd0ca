import type { Minor } from '../amounts.ts'
import { share } from '../money/arithmetic.ts'
import { roundPrice } from '../money/round-price.ts'
import type { EffectEntry } from '../compile/effect-entry.ts'
import type { Device } from '../compile/devices.ts'
import type { Tables } from '../compile/tables.ts'
import type { TraceWriter } from './trace-writer.ts'
import type { Sums } from './workspace.ts'

/** Applies caps, limits, rounding, minimum offer, in this order; -1 for nil. The deduction cap ignores gains. */
export function applyLimits(tables: Tables, sums: Sums, device: Device, trace: TraceWriter | null): Minor {
  const { gradedMinor, gainsMinor, deductionsMinor, capBp, floorBp, cap, floor } = sums
  const { floorMinor, hasCeiling, ceilingMinor } = device
  let value = gradedMinor + gainsMinor - deductionsMinor

  const maxDeductionMinor = share(gradedMinor, tables.deductionCapBp)
  if (deductionsMinor > maxDeductionMinor) {
    trace?.plain('value', 'deductionCap', tables.deductionCapRule, deductionsMinor - maxDeductionMinor)
    value += deductionsMinor - maxDeductionMinor
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
  // rounding must not cross the model's limits, so apply them again in the same step
  let rounded = roundPrice(value, tables.catalog.rounding)
  if (rounded < floorMinor) rounded = floorMinor
  if (hasCeiling && rounded > ceilingMinor) rounded = ceilingMinor
  if (rounded !== value) {
    trace?.plain('value', 'rounding', tables.roundingRule, rounded - value)
    value = rounded
  }
  if (!tables.isBuy || value >= tables.minOfferMinor) return value
  if (value !== 0) trace?.plain('value', 'minOffer', tables.minOfferRule, 0 - value)
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
