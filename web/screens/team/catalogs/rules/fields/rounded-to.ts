import type { Rounding } from '@costard/pricing'

/**
 * Returns a rounding with another step. Its ending has to be smaller than the step, otherwise it is dropped.
 */
export function roundedTo<Own extends Rounding>(stepMinor: number, { endingMinor, ...rounding }: Own): Own {
  const keeps = endingMinor !== undefined && Math.abs(endingMinor) < stepMinor
  return { ...rounding, stepMinor, ...(keeps && { endingMinor }) } as Own
}
