import type { Bp, Minor } from './amounts.ts'

/** A share in basis points, halves away from zero. */
export function share(amountMinor: Minor, bp: Bp): Minor {
  return dividedProduct(amountMinor, bp, 10000)
}

/** a * b / divisor to the nearest integer, halves away from zero, exact also where the product leaves 2^53. divisor > 0. */
export function dividedProduct(a: number, b: number, divisor: number): number {
  const product = a * b
  const doubled = 2 * Math.abs(product) + divisor
  if (!Number.isSafeInteger(doubled)) return dividedLargeProduct(a, b, divisor)
  // the quotient of two safe integers is never rounded up to the next integer
  const size = Math.floor(doubled / (2 * divisor))
  return product < 0 ? 0 - size : size
}

function dividedLargeProduct(a: number, b: number, divisor: number): number {
  const product = BigInt(a) * BigInt(b)
  const size = product < 0n ? -product : product
  const quotient = Number((2n * size + BigInt(divisor)) / (2n * BigInt(divisor)))
  return product < 0n ? 0 - quotient : quotient
}

export function sum(amounts: Iterable<number>): number {
  let total = 0
  for (const amount of amounts) total += amount
  return total
}
