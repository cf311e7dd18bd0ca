import type { Minor } from '@costard/pricing'

/** `hint x factor + add`, rounded down to a step, at least the floor price. */
export interface HintTerms {
  /** Factor in millionths: 720000 is 0.72. */
  readonly factorPpm: number
  /** Amount to add; negative: to subtract. */
  readonly addMinor: Minor
  readonly stepMinor: Minor
}

/** Amounts of the steps of a rule, from the hint to the result. */
export interface HintSteps {
  readonly multiplied: Minor
  readonly added: Minor
  readonly rounded: Minor
  /** Floor price; null if the result was not below. */
  readonly raisedTo: Minor | null
  readonly result: Minor
}

/**
 * Computes a price from a hint. Each step is rounded down to the smallest unit, so that the shown steps add
 * up. Negative results become zero.
 */
export function hintSteps(
  hint: Minor,
  { factorPpm, addMinor, stepMinor }: HintTerms,
  floor: Minor | null,
): HintSteps {
  // A product of two safe integers above 2^53 is not exact.
  const multiplied = Number((BigInt(hint) * BigInt(factorPpm)) / 1_000_000n)
  const added = multiplied + addMinor
  const rounded = Math.max(0, Math.floor(added / stepMinor) * stepMinor)
  const raisedTo = floor !== null && rounded < floor ? floor : null
  return { multiplied, added, rounded, raisedTo, result: raisedTo ?? rounded }
}
