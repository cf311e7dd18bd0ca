import type { Bp, Minor } from '../amounts.ts'
import { share } from '../money/arithmetic.ts'
import type { PriceRequest } from '../price-request.ts'
import { effectKind, type EffectEntry } from '../compile/effect-entry.ts'
import type { Profile } from '../compile/effect-table.ts'
import { openWalk, type OpenWalk } from './open-walk.ts'
import { sideOf } from '../compile/question-table.ts'
import { givenTo } from './read-answers.ts'
import { settle } from './settle.ts'
import type { Device } from '../compile/devices.ts'
import type { Tables } from '../compile/tables.ts'
import { deltaOf } from './value.ts'
import type { Workspace } from './workspace.ts'

export interface Range {
  readonly lowMinor: Minor
  readonly highMinor: Minor
}

/** The range of a line whose questions are all answered: only answers that ask for one open it. */
export function closedRange(
  tables: Tables,
  workspace: Workspace,
  device: Device,
  subtotalMinor: Minor,
): Range {
  let bp = 0
  if (workspace.ranges > 0) {
    for (let place = 0; place < workspace.count; place += 1) {
      const { kind, size } = workspace.effects[place]! // within the count
      if (kind === effectKind.range) bp += size
    }
  }
  if (bp === 0) return { lowMinor: subtotalMinor, highMinor: subtotalMinor }
  // a buyer's price is the best case, a seller's the lowest
  const { sums } = workspace
  const spread = share(sums.gradedMinor, Math.min(bp, 10000))
  if (tables.isBuy) {
    sums.deductionsMinor += spread
    return { lowMinor: Math.max(0, settle(tables, workspace, device, null)), highMinor: subtotalMinor }
  }
  sums.gainsMinor += spread
  return { lowMinor: subtotalMinor, highMinor: Math.max(0, settle(tables, workspace, device, null)) }
}

/** Bounds of the subtotal over everything still reachable; they may be wider than the true extremes. */
export function openRange(
  tables: Tables,
  workspace: Workspace,
  device: Device,
  baseMinor: Minor,
  profile: Profile,
  { answers, phase, audience }: PriceRequest,
): Range {
  const { isAsked } = tables.questions.sides[sideOf(phase, audience)]! // four sides
  const given = givenTo(tables.questions, answers)
  return boundsOver(
    openWalk(tables, workspace, isAsked, given, profile),
    tables,
    workspace,
    device,
    baseMinor,
  )
}

/** The least low and the greatest high over the grade so far and every worse one an open answer could bring. */
export function boundsOver(
  walk: OpenWalk,
  tables: Tables,
  workspace: Workspace,
  device: Device,
  baseMinor: Minor,
): Range {
  const { grades } = tables
  const start = startGrade(walk, tables)
  let range = boundsAt(walk, tables, workspace, device, start < 0 ? baseMinor : gradedAt(start))
  for (const grade of walk.possibleGrades) {
    if (start < 0 || grades[grade]!.rank <= grades[start]!.rank) continue
    const { lowMinor, highMinor } = boundsAt(walk, tables, workspace, device, gradedAt(grade))
    range = {
      lowMinor: Math.min(range.lowMinor, lowMinor),
      highMinor: Math.max(range.highMinor, highMinor),
    }
  }
  return range

  function gradedAt(grade: number): Minor {
    return share(baseMinor, grades[grade]!.factorBp)
  }
}

/** Whether some answers leave nothing; the same bound, stopped as soon as it is known. */
export function canBeNothing(
  walk: OpenWalk,
  tables: Tables,
  workspace: Workspace,
  device: Device,
  baseMinor: Minor,
): boolean {
  const { grades } = tables
  const start = startGrade(walk, tables)
  for (const grade of walk.possibleGrades) {
    if (start < 0 || grades[grade]!.rank <= grades[start]!.rank) continue
    const gradedMinor = share(baseMinor, grades[grade]!.factorBp)
    if (boundsAt(walk, tables, workspace, device, gradedMinor).lowMinor === 0) return true
  }
  const gradedMinor = start < 0 ? baseMinor : share(baseMinor, grades[start]!.factorBp)
  return boundsAt(walk, tables, workspace, device, gradedMinor).lowMinor === 0
}

function startGrade({ certain }: OpenWalk, { grades, bestGrade }: Tables): number {
  let worst = -1
  for (const { grade } of certain) {
    if (grade >= 0 && (worst < 0 || grades[grade]!.rank > grades[worst]!.rank)) worst = grade
  }
  return worst < 0 ? bestGrade : worst
}

/** What some effects bring at a grade: gains, deductions without a part, how far they open the range, and limits. */
interface Contribution {
  gainsMinor: Minor
  plainMinor: Minor
  rangeBp: Bp
  /** -1 without one; likewise below. */
  capBp: Bp
  floorBp: Bp
}

function boundsAt(
  walk: OpenWalk,
  tables: Tables,
  workspace: Workspace,
  device: Device,
  gradedMinor: Minor,
): Range {
  const parts = new Float64Array(tables.effects.partKeys.length)
  const sure = contribution(walk.certain, gradedMinor, parts)
  const surePartsMinor = total(parts)
  const maybe = { gainsMinor: 0, plainMinor: 0, rangeBp: 0, capBp: -1, floorBp: -1 }
  for (const { takes, options } of walk.open) {
    let gainsMinor = 0
    let plainMinor = 0
    let rangeBp = 0
    for (const option of options) {
      const one = contribution(option, gradedMinor, parts)
      // each on its own: the option with the greatest gain need not be the one with the greatest deduction
      gainsMinor = takes === 'many' ? gainsMinor + one.gainsMinor : Math.max(gainsMinor, one.gainsMinor)
      plainMinor = takes === 'many' ? plainMinor + one.plainMinor : Math.max(plainMinor, one.plainMinor)
      rangeBp = takes === 'many' ? rangeBp + one.rangeBp : Math.max(rangeBp, one.rangeBp)
      maybe.capBp = lowerCap(maybe.capBp, one.capBp)
      maybe.floorBp = Math.max(maybe.floorBp, one.floorBp)
    }
    maybe.gainsMinor += gainsMinor
    maybe.plainMinor += plainMinor
    maybe.rangeBp += rangeBp
  }
  const spread = share(gradedMinor, Math.min(sure.rangeBp + maybe.rangeBp, 10000))
  const { sums } = workspace
  sums.gradedMinor = gradedMinor
  sums.gainsMinor = sure.gainsMinor
  sums.deductionsMinor = sure.plainMinor + maybe.plainMinor + total(parts) + (tables.isBuy ? spread : 0)
  sums.capBp = lowerCap(sure.capBp, maybe.capBp)
  sums.floorBp = sure.floorBp
  const lowMinor = Math.max(0, settle(tables, workspace, device, null))
  sums.gainsMinor = sure.gainsMinor + maybe.gainsMinor + (tables.isBuy ? 0 : spread)
  sums.deductionsMinor = sure.plainMinor + surePartsMinor
  sums.capBp = sure.capBp
  sums.floorBp = Math.max(sure.floorBp, maybe.floorBp)
  return { lowMinor, highMinor: Math.max(0, settle(tables, workspace, device, null)) }
}

/** Raises the largest deduction of each part where an effect takes more. */
function contribution(list: readonly EffectEntry[], gradedMinor: Minor, largest: Float64Array): Contribution {
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

function total(amounts: Float64Array): number {
  let sum = 0
  for (let index = 0; index < amounts.length; index += 1) sum += amounts[index]!
  return sum
}
