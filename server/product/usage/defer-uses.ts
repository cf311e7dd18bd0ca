import type { Transaction } from '#database'
import type { Spending, UsageLimits } from './usage-limits.ts'

/** Uses counted together at the end of a transaction, since each locks its counter until then. */
export interface DeferredUses extends Pick<UsageLimits, 'isOn' | 'spend'> {
  /** Counts the deferred uses. Throws for the first limit that is exceeded. */
  readonly spendDeferred: (tx: Transaction) => Promise<void>
}

export function deferUses(usage: UsageLimits, first: readonly Spending[] = []): DeferredUses {
  const deferred = [...first]
  return {
    isOn: usage.isOn,
    async spend(_tx, code, uses) {
      deferred.push({ code, uses })
    },
    spendDeferred: (tx) => usage.spendAll(tx, deferred),
  }
}
