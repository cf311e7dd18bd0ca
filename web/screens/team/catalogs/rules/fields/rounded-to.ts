import type { Rounding } from '@costard/pricing'

/** Returns a rounding to another step. An ending has to be smaller than the step: a larger one is dropped. */
export function roundedTo<Own extends Rounding>(stepMinor: number, { endingMinor, ...rounding }: Own): Own {
  const keeps = endingMinor !== undefined && Math.abs(endingMinor) < stepMinor
  return { ...rounding, stepMinor, ...(keeps && { endingMinor }) } as Own
}
