import type { Minor } from '../amounts.ts'
import type { Rounding } from '../catalog.ts'

/** Rounds to the grid k * step + ending. Amounts of 0 or less become 0, and so do negative results. */
export function roundPrice(amountMinor: Minor, { stepMinor, mode, endingMinor = 0 }: Rounding): Minor {
  if (amountMinor <= 0) return 0
  const over = modulo(amountMinor - endingMinor, stepMinor)
  const goesUp = over > 0 && (mode === 'up' || (mode === 'nearest' && 2 * over >= stepMinor))
  return Math.max(0, amountMinor - over + (goesUp ? stepMinor : 0))
}

/**
 * Returns the remainder. For safe integers and divisor > 0, floating-point division never rounds such a
 * quotient up to an integer.
 */
function modulo(dividend: number, divisor: number): number {
  return dividend - Math.floor(dividend / divisor) * divisor
}
