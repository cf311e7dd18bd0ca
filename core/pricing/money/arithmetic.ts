import type { Bp, Minor } from '../amounts.ts'

/** Returns the share of an amount in basis points, rounded half away from zero. */
export function share(amountMinor: Minor, bp: Bp): Minor {
  return mulDiv(amountMinor, bp, 10000)
}

/** Returns a * b / divisor, rounded half away from zero. Exact even when the product exceeds 2^53. 0 < divisor < 2^53. */
export function mulDiv(a: number, b: number, divisor: number): number {
  const product = a * b
  if (!(product >= 0 && product < maxDoublable && divisor < maxDivisor)) return mulDivUnusual(a, b, divisor)
  // floating-point division of two safe integers never rounds up to the next integer
  return Math.floor((2 * product + divisor) / (2 * divisor))
}

/** Limits below which twice the product plus a divisor is a safe integer. */
const maxDoublable = 2 ** 51
const maxDivisor = 2 ** 52

/** Exact path for negative or large products. */
function mulDivUnusual(a: number, b: number, divisor: number): number {
  if (a * b < 0) return 0 - mulDiv(0 - a, b, divisor)
  const quotient = (2n * BigInt(a) * BigInt(b) + BigInt(divisor)) / (2n * BigInt(divisor))
  return Number(quotient)
}

/** Returns the rest of mulDiv in millionths, rounded half away from zero: -500000..500000. a, b >= 0. */
export function restOfMulDiv(a: number, b: number, divisor: number): number {
  const micro = (2n * 1_000_000n * BigInt(a) * BigInt(b) + BigInt(divisor)) / (2n * BigInt(divisor))
  return Number(micro - 1_000_000n * BigInt(mulDiv(a, b, divisor)))
}

export function sum(amounts: Iterable<number>): number {
  let total = 0
  for (const amount of amounts) total += amount
  return total
}
