import { codeOf, detailOf } from '#api/error-code.ts'
import type { Erasures } from './confirm-erasures.tsx'

/** Returns how many customers a refused retention would erase; undefined for any other error. */
export function erasuresIn(error: unknown): Erasures | undefined {
  if (codeOf(error) !== 'team/erasure-unconfirmed') return undefined
  return detailOf(error) as Erasures // as thrown by saveShop
}
