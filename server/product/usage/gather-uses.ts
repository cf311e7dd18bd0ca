import type { Transaction } from '#database'
import type { Spending, UsageLimits } from './usage-limits.ts'

/** Uses that are counted together at the end of a transaction, since each holds the lock of its counter until then. */
export interface GatheredUses extends Pick<UsageLimits, 'isOn' | 'spend'> {
  /** Counts them. Throws what the first of them throws that is exceeded. */
  readonly spendGathered: (tx: Transaction) => Promise<void>
}

export function gatherUses(usage: UsageLimits, first: readonly Spending[] = []): GatheredUses {
  const gathered = [...first]
  return {
    isOn: usage.isOn,
    async spend(_tx, code, uses) {
      gathered.push({ code, uses })
    },
    spendGathered: (tx) => usage.spendAll(tx, gathered),
  }
}
