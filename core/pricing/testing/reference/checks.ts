import type { CheckKind } from '../../checks.ts'
import type { PriceRequest } from '../../price-request.ts'

const kinds = ['blacklist', 'findMy', 'simLock', 'mdm', 'coverage'] as const satisfies readonly CheckKind[]
const curable: readonly CheckKind[] = ['findMy', 'simLock', 'mdm']

export interface Check {
  readonly kind: CheckKind
  readonly result: 'clear' | 'flagged' | 'unknown' | 'none'
  readonly curable: boolean
}

/** Section 6.1: one result for each kind, in the order of the kinds. */
export function checkResults({ checks = [] }: PriceRequest): readonly Check[] {
  return kinds.map((kind) => {
    const results = checks.filter((check) => check.kind === kind).map(({ result }) => result)
    const result = (['flagged', 'clear', 'unknown'] as const).find((one) => results.includes(one)) ?? 'none'
    return { kind, result, curable: curable.includes(kind) }
  })
}
