import type { Minor } from '../amounts.ts'
import type { TraceStep } from '../trace-step.ts'

/**
 * Returns the trace with one step for each tax, included and added ones separately, at the position of the
 * first.
 */
export function mergeTaxes(trace: readonly TraceStep[]): TraceStep[] {
  const merged: TraceStep[] = []
  const placeOf = new Map<string, number>()
  for (const step of trace) {
    const key = step.kind === 'tax' ? `${taxKey(step)} ${step.delta === 0}` : ''
    const place = placeOf.get(key)
    if (key === '' || place === undefined) {
      if (key !== '') placeOf.set(key, merged.length)
      merged.push(step)
    } else merged[place] = sumOf(merged[place]!, step)
  }
  return merged
}

function sumOf(first: TraceStep, next: TraceStep): TraceStep {
  const taxMinor = taxOf(first) + taxOf(next)
  return { ...first, rule: { ...first.rule, taxMinor }, delta: first.delta + next.delta, after: next.after }
}

/** Returns the key of a tax, equal for its steps: its rate, and its name if any. */
function taxKey({ rule }: TraceStep): string {
  const { rateBp, ratePcm, name, isCompound } = (rule ?? {}) as {
    readonly rateBp?: number
    readonly ratePcm?: number
    readonly name?: string
    readonly isCompound?: boolean
  }
  return JSON.stringify([rateBp ?? 0, ratePcm, name, isCompound])
}

function taxOf({ rule }: TraceStep): Minor {
  return (rule as { readonly taxMinor?: Minor } | null)?.taxMinor ?? 0
}
