import { checkKinds, type CheckResult } from './checks.ts'
import { ofKind, type ActiveEffect } from './effects.ts'
import type { CheckKind } from './price-request.ts'
import type { PriceResult } from './price-result.ts'

export type Reason = PriceResult['reasons'][number]

/** Everything that speaks against an instant price, gravest first; all are listed, also behind a reject. */
export function reasonsFor(
  effects: readonly ActiveEffect[],
  results: ReadonlyMap<CheckKind, CheckResult>,
  requiredChecks: readonly CheckKind[] = [],
): Reason[] {
  const flagged = checkKinds.filter((kind) => results.get(kind) === 'flagged')
  const unproven = checkKinds.filter((kind) => requiredChecks.includes(kind) && !isProven(results.get(kind)))
  return [
    ...flagged.map((check): Reason => {
      return { outcome: 'reject', reason: `check:${check}`, curable: curableChecks.includes(check), check }
    }),
    ...ofKind(effects, 'reject').map(({ questionKey, choiceKey, effect: { reason, curable } }): Reason => {
      return { outcome: 'reject', reason, curable, questionKey, choiceKey }
    }),
    ...unproven.map((check): Reason => ({ outcome: 'review', reason: `check:${check}`, check })),
    ...ofKind(effects, 'review').map(({ questionKey, choiceKey, effect: { reason } }): Reason => {
      return { outcome: 'review', reason, questionKey, choiceKey }
    }),
    ...ofKind(effects, 'range').map(({ questionKey, choiceKey }): Reason => {
      return { outcome: 'range', reason: 'range', questionKey, choiceKey }
    }),
  ]
}

/** The owner can sign out, unlock or release the device and come back. */
const curableChecks: readonly CheckKind[] = ['findMy', 'simLock', 'mdm']

function isProven(result: CheckResult | undefined): boolean {
  return result === 'clear' || result === 'flagged'
}
