import type { Bp, Minor } from '../../amounts.ts'
import { share } from '../../money/arithmetic.ts'
import { roundPrice } from '../../money/round-price.ts'
import type { EffectEntry } from '../../compile/effect-entry.ts'
import type { Device } from '../../compile/devices.ts'
import type { Tables } from '../../compile/tables.ts'
import type { TraceWriter } from '../trace-writer.ts'
import type { Sums } from '../workspace.ts'

/**
 * Applies caps, limits, rounding and minimum offer, in this order; -1 for nil. The deduction cap ignores
 * gains.
 */
export function applyLimits(tables: Tables, sums: Sums, device: Device, trace: TraceWriter | null): Minor {
  const { gradedMinor, gainsMinor, deductionsMinor, capBp, floorBp } = sums
  const { floorMinor, hasCeiling, ceilingMinor } = device
  const deducted =
    gradedMinor + gainsMinor - cappedDeductions(deductionsMinor, gradedMinor, tables.deductionCapBp)
  const capped = capBp < 0 ? deducted : Math.min(deducted, share(gradedMinor, capBp))
  const raised = floorBp < 0 ? capped : Math.max(capped, share(gradedMinor, floorBp))
  const least = raised < floorMinor ? floorMinor : raised
  const limited = hasCeiling && least > ceilingMinor ? ceilingMinor : least
  // rounding must not cross the model's limits, so apply them again in the same step
  let rounded = roundPrice(limited, tables.rounding)
  if (rounded < floorMinor) rounded = floorMinor
  if (hasCeiling && rounded > ceilingMinor) rounded = ceilingMinor
  const isNil = tables.isBuy && rounded < tables.minOfferMinor
  if (trace !== null) {
    limitSteps(
      tables,
      sums,
      device,
      [deducted, capped, raised, least, limited, rounded, isNil ? 0 : rounded],
      trace,
    )
  }
  return isNil ? -1 : rounded
}

function cappedDeductions(deductionsMinor: Minor, gradedMinor: Minor, capBp: Bp): Minor {
  // Usually below the cap, which needs no division: two rounded products are never in the wrong order.
  if (deductionsMinor * 10000 < gradedMinor * capBp) return deductionsMinor
  return Math.min(deductionsMinor, share(gradedMinor, capBp))
}

/** Writes a step for each limit that changed the value. values: value after each limit. */
function limitSteps(
  { deductionCapRule, rounding, minOfferRule }: Tables,
  { gradedMinor, gainsMinor, deductionsMinor, cap, floor }: Sums,
  { floorMinor, ceilingMinor }: Device,
  values: readonly [Minor, Minor, Minor, Minor, Minor, Minor, Minor],
  trace: TraceWriter,
): void {
  const [deducted, capped, raised, least, limited, rounded, offered] = values
  const before = gradedMinor + gainsMinor - deductionsMinor
  if (deducted !== before) trace.plain('value', 'deductionCap', deductionCapRule, deducted - before)
  if (capped !== deducted) limitStep('valueCap', cap!, capped - deducted, trace) // only a cap lowers it
  if (raised !== capped) limitStep('valueFloor', floor!, raised - capped, trace) // only a floor raises it
  if (least !== raised) trace.plain('value', 'floor', { limitMinor: floorMinor }, least - raised)
  if (limited !== least) trace.plain('value', 'ceiling', { limitMinor: ceilingMinor }, limited - least)
  if (rounded !== limited) trace.plain('value', 'rounding', rounding, rounded - limited)
  if (offered !== rounded) trace.plain('value', 'minOffer', minOfferRule, offered - rounded)
}

function limitStep(
  kind: 'valueCap' | 'valueFloor',
  { questionKey, optionKey, rule }: EffectEntry,
  delta: Minor,
  trace: TraceWriter,
): void {
  trace.answer(kind, questionKey, optionKey, rule, delta, 'customer')
}
