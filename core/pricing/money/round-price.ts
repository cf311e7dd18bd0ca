import type { Minor } from '../amounts.ts'
import type { Rounding } from '../catalog.ts'

/** To the grid of all k * step + ending; nothing at or below 0 is raised, and no result is below 0. */
export function roundPrice(amountMinor: Minor, { stepMinor, mode, endingMinor = 0 }: Rounding): Minor {
  if (amountMinor <= 0) return 0
  const over = modulo(amountMinor - endingMinor, stepMinor)
  const goesUp = over > 0 && (mode === 'up' || (mode === 'nearest' && 2 * over >= stepMinor))
  return Math.max(0, amountMinor - over + (goesUp ? stepMinor : 0))
}

/** Both safe integers, divisor > 0; such a quotient is never rounded to an integer it does not reach. */
function modulo(dividend: number, divisor: number): number {
  return dividend - Math.floor(dividend / divisor) * divisor
}
