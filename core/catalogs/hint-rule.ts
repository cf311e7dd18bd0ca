import type { Minor } from '@costard/pricing'

/** `hint x factor + add`, down to a step, never under the floor. */
export interface HintTerms {
  /** Millionths: 720000 is 0.72. */
  readonly factorPpm: number
  /** Negative: taken off. */
  readonly addMinor: Minor
  readonly stepMinor: Minor
}

/** The amounts of a rule, from the hint to the result. */
export interface HintSteps {
  readonly multiplied: Minor
  readonly added: Minor
  readonly rounded: Minor
  /** The floor, if it was needed. */
  readonly raisedTo: Minor | null
  readonly result: Minor
}

/**
 * Computes a price from a hint. Each step is rounded down to the smallest unit, so that the steps add up as they are
 * shown. Less than nothing is nothing.
 */
export function hintSteps(
  hint: Minor,
  { factorPpm, addMinor, stepMinor }: HintTerms,
  floor: Minor | null,
): HintSteps {
  // Above 2^53 a product of two safe integers is no longer exact.
  const multiplied = Number((BigInt(hint) * BigInt(factorPpm)) / 1_000_000n)
  const added = multiplied + addMinor
  const rounded = Math.max(0, Math.floor(added / stepMinor) * stepMinor)
  const raisedTo = floor !== null && rounded < floor ? floor : null
  return { multiplied, added, rounded, raisedTo, result: raisedTo ?? rounded }
}
