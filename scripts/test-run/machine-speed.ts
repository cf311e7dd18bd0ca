import { scryptSync } from 'node:crypto'

/**
 * Duration of one piece of the work below on the idle machine for which the limits of tests were chosen.
 * Milliseconds.
 */
const usualMs = 45

/** How many times slower than usual this machine computes now; at least 1. Takes half a second. */
export function slowness(): number {
  const times = Array.from({ length: 9 }, () => {
    const startedAt = performance.now()
    scryptSync('password', 'salt', 64, { N: 2 ** 14 })
    return performance.now() - startedAt
  }).toSorted((a, b) => a - b)
  return Math.max(1, (times[4] ?? usualMs) / usualMs)
}
