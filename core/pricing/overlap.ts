import type { Delta } from './deltas.ts'

/** A damaged part is deducted once: of several deductions on one part only the largest stays, the earliest on a tie. */
export function keptDeltas(all: readonly Delta[]): ReadonlySet<Delta> {
  const kept = new Set(all)
  const largest = new Map<string, Delta>()
  for (const delta of all) {
    const { part } = delta.from.effect
    if (part === undefined || delta.deltaMinor >= 0) continue
    const rival = largest.get(part)
    if (rival && rival.deltaMinor <= delta.deltaMinor) {
      kept.delete(delta)
      continue
    }
    if (rival) kept.delete(rival)
    largest.set(part, delta)
  }
  return kept
}
