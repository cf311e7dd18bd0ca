import { type CheckKind, checkKinds } from '../checks.ts'
import { finding } from '../finding.ts'
import type { PriceRequest } from '../price-request.ts'
import type { PriceResult } from '../price-result.ts'
import { effectKind } from '../compile/effect-entry.ts'
import type { Tables } from '../compile/tables.ts'
import type { TraceWriter } from './trace-writer.ts'
import type { Workspace } from './workspace.ts'

export type Reason = PriceResult['reasons'][number]

/**
 * Returns all reasons against an instant price, most severe first, including those after a reject. A flagged
 * check result wins over clear, and unknown does not count as clear. Kept short for inlining: most prices
 * have no reasons.
 */
export function reasonsFor(
  tables: Tables,
  workspace: Workspace,
  checks: PriceRequest['checks'],
): readonly Reason[] {
  const isAny = workspace.hasStatements || checks !== undefined || tables.requiredChecks.length > 0
  return isAny ? listReasons(tables, workspace, checks) : noReasons
}

function listReasons(
  tables: Tables,
  workspace: Workspace,
  checks: PriceRequest['checks'],
): readonly Reason[] {
  const { rejects, reviews, ranges } = workspace
  const reasons: Reason[] = []
  let unverified: Reason[] | null = null
  if (checks !== undefined || tables.requiredChecks.length > 0) {
    for (const check of checkKinds) {
      const result = resultOf(check, checks)
      if (result === 'unknown') workspace.report(finding('check-unknown', `checks.${check}`))
      if (result === 'flagged') {
        const curable = curableChecks.includes(check)
        reasons.push({ outcome: 'reject', reason: `check:${check}`, curable, check })
      } else if (result !== 'clear' && tables.requiredChecks.includes(check)) {
        unverified ??= []
        unverified.push({ outcome: 'review', reason: `check:${check}`, check })
      }
    }
  }
  if (rejects > 0) addReasons(workspace, effectKind.reject, reasons)
  if (unverified !== null) reasons.push(...unverified)
  if (reviews > 0) addReasons(workspace, effectKind.review, reasons)
  if (ranges > 0) addReasons(workspace, effectKind.range, reasons)
  return reasons
}

const noReasons: readonly Reason[] = Object.freeze([])

/** Writes the reject reasons. If there are any, they are the only value steps. */
export function rejectSteps(reasons: readonly Reason[], trace: TraceWriter): void {
  for (const { outcome, reason, curable = false, check, questionKey = '', choiceKey = '' } of reasons) {
    if (outcome !== 'reject') continue
    const rule = { reason, curable }
    if (check) trace.check('reject', check, rule, 'customer')
    else trace.answer('reject', questionKey, choiceKey, rule, 0, 'customer')
  }
}

/** Writes the review reasons, then the range effects. Their deltas are 0. */
export function openSteps(workspace: Workspace, reasons: readonly Reason[], trace: TraceWriter): void {
  for (const { outcome, reason, check, questionKey = '', choiceKey = '' } of reasons) {
    if (outcome !== 'review') continue
    if (check) trace.check('review', check, { reason }, 'internal')
    else trace.answer('review', questionKey, choiceKey, { reason }, 0, 'internal')
  }
  if (workspace.ranges === 0) return
  for (let place = 0; place < workspace.count; place += 1) {
    const { kind, questionKey, optionKey, rule } = workspace.effects[place]! // within the count
    if (kind === effectKind.range) trace.answer('range', questionKey, optionKey, rule, 0, 'customer')
  }
}

/** Checks with problems that the owner can fix: sign out, unlock or release the device. */
const curableChecks: readonly CheckKind[] = ['findMy', 'simLock', 'mdm']

function resultOf(check: CheckKind, checks: PriceRequest['checks'] = []) {
  let known: 'clear' | 'flagged' | 'unknown' | undefined
  for (const { kind, result } of checks) {
    if (kind !== check) continue
    if (result === 'flagged') return result
    if (result === 'clear' || known === undefined) known = result
  }
  return known
}

function addReasons(workspace: Workspace, wanted: number, reasons: Reason[]): void {
  for (let place = 0; place < workspace.count; place += 1) {
    const { kind, source, questionKey, optionKey: choiceKey } = workspace.effects[place]! // within the count
    if (kind !== wanted) continue
    if (source.kind === 'reject') {
      const { reason, curable } = source
      reasons.push({ outcome: 'reject', reason, curable, questionKey, choiceKey })
    } else if (source.kind === 'review') {
      reasons.push({ outcome: 'review', reason: source.reason, questionKey, choiceKey })
    } else reasons.push({ outcome: 'range', reason: 'range', questionKey, choiceKey })
  }
}
