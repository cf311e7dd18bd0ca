import type { Minor } from '../../amounts.ts'
import { share } from '../../money/arithmetic.ts'
import { effectKind, type EffectEntry } from '../../compile/effect-entry.ts'
import { applyLimits } from './apply-limits.ts'
import { gradedFor, ownAmount } from './graded.ts'
import type { Device } from '../../compile/devices.ts'
import type { Tables } from '../../compile/tables.ts'
import type { TraceWriter } from '../trace-writer.ts'
import type { Workspace } from '../workspace.ts'

// Local constants: the JIT folds these, but not property reads of an import.
const { amount, percent, cap, floor } = effectKind

/** Returns the position of the effective grade: the worst chosen, else the best; -1 without grades. */
export function gradeOf(tables: Tables, workspace: Workspace): number {
  return workspace.worst === null ? tables.bestGrade : workspace.worst.grade
}

/** Returns the value of one device: base, worst grade, effects, then limits and rounding; -1 for nil. */
export function valueOf(
  tables: Tables,
  workspace: Workspace,
  device: Device,
  baseMinor: Minor,
  trace: TraceWriter | null,
): Minor {
  const grade = gradeOf(tables, workspace)
  const gradedMinor = gradedFor(tables, device, grade, baseMinor)
  addUp(workspace, gradedMinor)
  if (trace !== null) {
    trace.plain('value', 'base', null, baseMinor)
    if (gradedMinor !== baseMinor) gradeStep(tables, workspace, device, grade, gradedMinor - baseMinor, trace)
    effectSteps(workspace, gradedMinor, trace)
  }
  return applyLimits(tables, workspace.sums, device, trace)
}

/** Returns the signed amount of a money effect. Percents are always of the graded amount, so order does not matter. */
export function deltaOf({ kind, size, minMinor, maxMinor }: EffectEntry, gradedMinor: Minor): Minor {
  if (kind === amount || size === 0) return size
  let bounded = share(gradedMinor, Math.abs(size))
  if (bounded < minMinor) bounded = minMinor
  if (maxMinor >= 0 && bounded > maxMinor) bounded = maxMinor
  return size < 0 ? 0 - bounded : bounded
}

/** Sums up the active effects. Of a part, only the largest deduction counts. */
function addUp(workspace: Workspace, gradedMinor: Minor): void {
  const { effects, count, largest, sums } = workspace
  let gainsMinor = 0
  let deductionsMinor = 0
  for (let part = 0; part < largest.length; part += 1) largest[part] = 0
  for (let place = 0; place < count; place += 1) {
    const effect = effects[place]! // within the count
    if (effect.kind > percent) continue
    const delta = deltaOf(effect, gradedMinor)
    const { part } = effect
    if (delta > 0) gainsMinor += delta
    else if (part < 0) deductionsMinor -= delta
    else if (delta < largest[part]!) {
      deductionsMinor += largest[part]! - delta
      largest[part] = delta
    }
  }
  sums.gradedMinor = gradedMinor
  sums.gainsMinor = gainsMinor
  sums.deductionsMinor = deductionsMinor
  if (workspace.bounds > 0 || sums.capBp >= 0 || sums.floorBp >= 0) findBounds(workspace)
}

/** Finds the lowest cap and the highest floor among the active effects; on a tie the first. */
function findBounds({ effects, count, sums }: Workspace): void {
  sums.capBp = -1
  sums.floorBp = -1
  sums.cap = null
  sums.floor = null
  for (let place = 0; place < count; place += 1) {
    const effect = effects[place]! // within the count
    const { kind, size } = effect
    if (kind === cap && (sums.cap === null || size < sums.capBp)) {
      sums.capBp = size
      sums.cap = effect
    } else if (kind === floor && size > sums.floorBp) {
      sums.floorBp = size
      sums.floor = effect
    }
  }
}

function gradeStep(
  tables: Tables,
  workspace: Workspace,
  device: Device,
  grade: number,
  delta: Minor,
  trace: TraceWriter,
): void {
  const own = ownAmount(device, tables.grades[grade]!.code) // grade is a position in the list
  const rule =
    own === undefined ? tables.gradeRules[grade]! : { code: tables.grades[grade]!.code, amountMinor: own }
  if (workspace.worst === null) return trace.plain('value', 'grade', rule, delta)
  const { questionKey, optionKey } = workspace.worst
  trace.answer('grade', questionKey, optionKey, rule, delta, 'customer')
}

/** Writes the steps of the effects. Of equal deductions of a part, the first counts. */
function effectSteps({ effects, largest, count }: Workspace, gradedMinor: Minor, trace: TraceWriter): void {
  for (let place = 0; place < count; place += 1) {
    const effect = effects[place]! // within the count
    if (effect.kind > percent) continue
    const delta = deltaOf(effect, gradedMinor)
    if (delta === 0) continue
    const { questionKey, optionKey, part, partKey, rule } = effect
    if (part < 0) trace.answer('effect', questionKey, optionKey, rule, delta, 'customer')
    else if (delta < 0 && delta !== largest[part]) {
      const dropped = { ...rule, droppedMinor: delta }
      trace.part('overlapDropped', questionKey, optionKey, partKey, dropped, 0, 'internal')
    } else {
      trace.part('effect', questionKey, optionKey, partKey, rule, delta, 'customer')
      if (delta < 0) largest[part] = 0 // of equal deductions, only the first is a step
    }
  }
}
