import type { Rounding } from '../../catalog.ts'

/** Arbitrary-precision integers with the rounding of section 2. */
export type Whole = bigint

/** floor(n / d), for d > 0. */
export function floorDiv(n: Whole, d: Whole): Whole {
  const truncated = n / d
  return n % d < 0n ? truncated - 1n : truncated
}

/** n / d rounded to the nearest integer, halves away from zero, for d > 0. */
export function div(n: Whole, d: Whole): Whole {
  const low = floorDiv(n, d)
  const aboveLow = 2n * (n - low * d) // twice the distance from low to the quotient, times d
  if (aboveLow < d) return low
  if (aboveLow > d) return low + 1n
  return n < 0n ? low : low + 1n
}

export function share(amount: Whole, bp: number): Whole {
  return div(amount * BigInt(bp), 10000n)
}

/** Rounds to the grid `k * step + ending`. */
export function roundPrice(amount: Whole, { stepMinor, mode, endingMinor = 0 }: Rounding): Whole {
  if (amount <= 0n) return 0n
  const step = BigInt(stepMinor)
  const ending = BigInt(endingMinor)
  const below = floorDiv(amount - ending, step) * step + ending
  const above = below === amount ? amount : below + step
  const nearest = amount - below < above - amount ? below : above
  return largest(0n, { down: below, up: above, nearest }[mode])
}

/** The rule of a rounding trace step, with defaults filled in. */
export function roundingRule({ stepMinor, mode, endingMinor = 0 }: Rounding): Required<Rounding> {
  return { stepMinor, mode, endingMinor }
}

export function sum(amounts: readonly Whole[]): Whole {
  return amounts.reduce((total, amount) => total + amount, 0n)
}

export function largest(...amounts: readonly Whole[]): Whole {
  return amounts.reduce((best, amount) => (amount > best ? amount : best))
}

export function smallest(...amounts: readonly Whole[]): Whole {
  return amounts.reduce((best, amount) => (amount < best ? amount : best))
}

export function sizeOf(amount: Whole): Whole {
  return amount < 0n ? -amount : amount
}

export function whole(amount: number | undefined): Whole {
  return BigInt(amount ?? 0)
}
