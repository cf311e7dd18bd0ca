import type { TraceStep } from '../../trace-step.ts'
import type { Whole } from './exact.ts'

export interface TraceEntry extends Omit<TraceStep, 'seq' | 'before' | 'delta' | 'after'> {
  readonly delta: Whole
}

/** Section 14: the steps with their running amounts. */
export function chain(entries: readonly TraceEntry[]): readonly object[] {
  let before = 0n
  return entries.map((entry, index) => {
    const after = before + entry.delta
    const step = { ...entry, seq: index + 1, before, after }
    before = after
    return step
  })
}
