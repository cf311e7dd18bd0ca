import type { Catalog } from '../../catalog.ts'
import type { PriceResult } from '../../price-result.ts'
import type { Check } from './checks.ts'
import { type Active, isKind } from './effects.ts'

/** A reason with the effect that caused it. */
export interface Reason {
  readonly said: PriceResult['reasons'][number]
  readonly bp?: number
}

/** Section 6.2. */
export function reasonsOf(
  catalog: Catalog,
  active: readonly Active[],
  checks: readonly Check[],
): readonly Reason[] {
  const required = catalog.requiredChecks ?? []
  const flagged = checks.filter(({ result }) => result === 'flagged')
  const notClear = checks.filter(
    ({ kind, result }) => required.includes(kind) && result !== 'clear' && result !== 'flagged',
  )
  const from = ({ questionKey, choiceKey }: Active) => ({ questionKey, choiceKey })
  return [
    ...flagged.map(({ kind, curable }) => ({
      said: { outcome: 'reject' as const, reason: `check:${kind}`, curable, check: kind },
    })),
    ...active
      .filter((one) => isKind(one, 'reject'))
      .map((one) => ({
        said: {
          outcome: 'reject' as const,
          reason: one.effect.reason,
          curable: one.effect.curable,
          ...from(one),
        },
      })),
    ...notClear.map(({ kind }) => ({
      said: { outcome: 'review' as const, reason: `check:${kind}`, check: kind },
    })),
    ...active
      .filter((one) => isKind(one, 'review'))
      .map((one) => ({ said: { outcome: 'review' as const, reason: one.effect.reason, ...from(one) } })),
    ...active
      .filter((one) => isKind(one, 'range'))
      .map((one) => ({
        said: { outcome: 'range' as const, reason: 'range', ...from(one) },
        bp: one.effect.bp,
      })),
  ]
}
