import type { Bp, Minor } from '../amounts.ts'
import { share } from '../money/arithmetic.ts'
import type { PriceRequest } from '../price-request.ts'
import { effectKind, type EffectEntry } from '../compile/effect-entry.ts'
import type { Profile } from '../compile/effect-table.ts'
import { openWalk, type OpenWalk } from './questions/open-walk.ts'
import { questionnaireFor } from '../compile/questionnaire.ts'
import { applyLimits } from './value/apply-limits.ts'
import { gradedFor } from './value/graded.ts'
import type { Device } from '../compile/devices.ts'
import type { Tables } from '../compile/tables.ts'
import { deltaOf } from './value/value.ts'
import type { Workspace } from './workspace.ts'

export interface Range {
  readonly lowMinor: Minor
  readonly highMinor: Minor
}

/** Returns the range of a line with all questions answered: only range effects widen it. */
export function closedRange(
  tables: Tables,
  workspace: Workspace,
  device: Device,
  subtotalMinor: Minor,
): Range {
  if (workspace.ranges === 0) return { lowMinor: subtotalMinor, highMinor: subtotalMinor }
  return widenedRange(tables, workspace, device, subtotalMinor)
}

function widenedRange(tables: Tables, workspace: Workspace, device: Device, subtotalMinor: Minor): Range {
  let bp = 0
  for (let place = 0; place < workspace.count; place += 1) {
    const { kind, size } = workspace.effects[place]! // within the count
    if (kind === effectKind.range) bp += size
  }
  // a buy price is the best case, a sell price the lowest
  const { sums } = workspace
  const spread = share(sums.gradedMinor, Math.min(bp, 10000))
  if (tables.isBuy) {
    const worst = { ...sums, deductionsMinor: sums.deductionsMinor + spread }
    return { lowMinor: Math.max(0, applyLimits(tables, worst, device, null)), highMinor: subtotalMinor }
  }
  const most = { ...sums, gainsMinor: sums.gainsMinor + spread }
  return { lowMinor: subtotalMinor, highMinor: Math.max(0, applyLimits(tables, most, device, null)) }
}

/** Returns the given values by position of the question. */
function givenTo({ all, indexOf }: Tables['questions'], answers: PriceRequest['answers']): unknown[] {
  const given: unknown[] = all.map(() => undefined)
  for (const key in answers) {
    const at = indexOf.get(key)
    if (at !== undefined) given[at] = answers[key]
  }
  return given
}

/** Returns bounds of the subtotal over all possible answers; possibly wider than the true extremes. */
export function openRange(
  tables: Tables,
  workspace: Workspace,
  device: Device,
  baseMinor: Minor,
  profile: Profile,
  { answers, phase, audience }: PriceRequest,
): Range {
  const { isApplicable } = questionnaireFor(tables.questionnaires, phase, audience)
  const given = givenTo(tables.questions, answers)
  return boundsOver(openWalk(tables, workspace, isApplicable, given, profile), tables, device, baseMinor)
}

/**
 * Returns the smallest low and greatest high over the current grade and all worse grades that an open answer
 * could set.
 */
export function boundsOver(walk: OpenWalk, tables: Tables, device: Device, baseMinor: Minor): Range {
  const { grades } = tables
  const start = startGrade(walk, tables)
  let range = boundsAt(walk, tables, device, gradedFor(tables, device, start, baseMinor))
  for (const grade of walk.possibleGrades) {
    if (start < 0 || grades[grade]!.rank <= grades[start]!.rank) continue
    const { lowMinor, highMinor } = boundsAt(
      walk,
      tables,
      device,
      gradedFor(tables, device, grade, baseMinor),
    )
    range = {
      lowMinor: Math.min(range.lowMinor, lowMinor),
      highMinor: Math.max(range.highMinor, highMinor),
    }
  }
  return range
}

/** True if the lower bound of boundsOver is 0. Stops at the first path that reaches 0. */
export function canBeNil(walk: OpenWalk, tables: Tables, device: Device, baseMinor: Minor): boolean {
  const { grades } = tables
  const start = startGrade(walk, tables)
  for (const grade of walk.possibleGrades) {
    if (start < 0 || grades[grade]!.rank <= grades[start]!.rank) continue
    const gradedMinor = gradedFor(tables, device, grade, baseMinor)
    if (boundsAt(walk, tables, device, gradedMinor).lowMinor === 0) return true
  }
  const gradedMinor = gradedFor(tables, device, start, baseMinor)
  return boundsAt(walk, tables, device, gradedMinor).lowMinor === 0
}

function startGrade({ certain }: OpenWalk, { grades, bestGrade }: Tables): number {
  let worst = -1
  for (const { grade } of certain) {
    if (grade >= 0 && (worst < 0 || grades[grade]!.rank > grades[worst]!.rank)) worst = grade
  }
  return worst < 0 ? bestGrade : worst
}

/** Sums of some effects at a grade: gains, deductions without a part, range widening, and limits. */
interface Contribution {
  gainsMinor: Minor
  plainMinor: Minor
  rangeBp: Bp
  /** Lowest cap; -1 without one, as for the floor below. */
  capBp: Bp
  floorBp: Bp
}

function boundsAt(walk: OpenWalk, tables: Tables, device: Device, gradedMinor: Minor): Range {
  const parts = tables.effects.partKeys.map(() => 0) // a typed array would turn all later amounts into doubles
  const certain = contribution(walk.certain, gradedMinor, parts)
  const certainPartsMinor = total(parts)
  const possible = { gainsMinor: 0, plainMinor: 0, rangeBp: 0, capBp: -1, floorBp: -1 }
  for (const { takes, options } of walk.open) {
    let gainsMinor = 0
    let plainMinor = 0
    let rangeBp = 0
    for (const option of options) {
      const one = contribution(option, gradedMinor, parts)
      // maximised separately: the option with the greatest gain need not have the greatest deduction
      gainsMinor = takes === 'many' ? gainsMinor + one.gainsMinor : Math.max(gainsMinor, one.gainsMinor)
      plainMinor = takes === 'many' ? plainMinor + one.plainMinor : Math.max(plainMinor, one.plainMinor)
      rangeBp = takes === 'many' ? rangeBp + one.rangeBp : Math.max(rangeBp, one.rangeBp)
      possible.capBp = lowerCap(possible.capBp, one.capBp)
      possible.floorBp = Math.max(possible.floorBp, one.floorBp)
    }
    possible.gainsMinor += gainsMinor
    possible.plainMinor += plainMinor
    possible.rangeBp += rangeBp
  }
  const spread = share(gradedMinor, Math.min(certain.rangeBp + possible.rangeBp, 10000))
  const low = {
    gradedMinor,
    gainsMinor: certain.gainsMinor,
    deductionsMinor: certain.plainMinor + possible.plainMinor + total(parts) + (tables.isBuy ? spread : 0),
    capBp: lowerCap(certain.capBp, possible.capBp),
    floorBp: certain.floorBp,
    cap: null,
    floor: null,
  }
  const high = {
    gradedMinor,
    gainsMinor: certain.gainsMinor + possible.gainsMinor + (tables.isBuy ? 0 : spread),
    deductionsMinor: certain.plainMinor + certainPartsMinor,
    capBp: certain.capBp,
    floorBp: Math.max(certain.floorBp, possible.floorBp),
    cap: null,
    floor: null,
  }
  return {
    lowMinor: Math.max(0, applyLimits(tables, low, device, null)),
    highMinor: Math.max(0, applyLimits(tables, high, device, null)),
  }
}

/** Returns the sums, and raises `largest`, the largest deduction by part. */
function contribution(list: readonly EffectEntry[], gradedMinor: Minor, largest: Minor[]): Contribution {
  const all = { gainsMinor: 0, plainMinor: 0, rangeBp: 0, capBp: -1, floorBp: -1 }
  for (const effect of list) {
    const { kind, size, part } = effect
    if (kind === effectKind.amount || kind === effectKind.percent) {
      const delta = deltaOf(effect, gradedMinor)
      if (delta > 0) all.gainsMinor += delta
      else if (part < 0) all.plainMinor -= delta
      else largest[part] = Math.max(largest[part]!, 0 - delta)
    } else if (kind === effectKind.range) all.rangeBp += size
    else if (kind === effectKind.cap) all.capBp = lowerCap(all.capBp, size)
    else if (kind === effectKind.floor) all.floorBp = Math.max(all.floorBp, size)
  }
  return all
}

function lowerCap(a: Bp, b: Bp): Bp {
  if (a < 0 || b < 0) return Math.max(a, b)
  return Math.min(a, b)
}

function total(amounts: readonly Minor[]): Minor {
  let sum = 0
  for (let index = 0; index < amounts.length; index += 1) sum += amounts[index]!
  return sum
}
