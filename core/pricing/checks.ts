import { finding, type Finding } from './finding.ts'
import type { CheckKind, PriceRequest } from './price-request.ts'

/** The order in which checks are reported, whatever order they came in. */
export const checkKinds: readonly CheckKind[] = ['blacklist', 'findMy', 'simLock', 'mdm', 'coverage']

export type CheckResult = 'clear' | 'flagged' | 'unknown'

/** One result per kind: a flag is never outvoted, and unknown is not clear. */
export function checkResults(checks: PriceRequest['checks'] = []): Map<CheckKind, CheckResult> {
  const results = new Map<CheckKind, CheckResult>()
  for (const { kind, result } of checks) {
    const known = results.get(kind)
    if (known === undefined || weight[result] > weight[known]) results.set(kind, result)
  }
  return results
}

export function unknownChecks(results: ReadonlyMap<CheckKind, CheckResult>): Finding[] {
  return checkKinds
    .filter((kind) => results.get(kind) === 'unknown')
    .map((kind) => finding('check-unknown', `checks.${kind}`))
}

const weight: Readonly<Record<CheckResult, number>> = { unknown: 0, clear: 1, flagged: 2 }
