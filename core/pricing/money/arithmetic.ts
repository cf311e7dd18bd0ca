import type { Bp, Minor } from '../amounts.ts'

/** A share in basis points, halves away from zero. */
export function share(amountMinor: Minor, bp: Bp): Minor {
  return dividedProduct(amountMinor, bp, 10000)
}

/** a * b / divisor to the nearest integer, halves away from zero, exact also where the product leaves 2^53. divisor > 0. */
export function dividedProduct(a: number, b: number, divisor: number): number {
  const product = a * b
  if (!(product >= 0 && product < mostDoubled)) return dividedUnusualProduct(a, b, divisor)
  // the quotient of two safe integers is never rounded up to the next integer
  return Math.floor((2 * product + divisor) / (2 * divisor))
}

/** Products below stay safe integers when they are doubled and a divisor is added. */
const mostDoubled = 2 ** 51

/** Negative or large. */
function dividedUnusualProduct(a: number, b: number, divisor: number): number {
  if (a * b < 0) return 0 - dividedProduct(0 - a, b, divisor)
  const quotient = (2n * BigInt(a) * BigInt(b) + BigInt(divisor)) / (2n * BigInt(divisor))
  return Number(quotient)
}

export function sum(amounts: Iterable<number>): number {
  let total = 0
  for (const amount of amounts) total += amount
  return total
}
