import type { TraceStep } from '../trace-step.ts'

/** Returns the trace for customers: without internal steps (their deltas are 0) and without adjustment reasons. */
export function customerTrace(trace: readonly TraceStep[]): TraceStep[] {
  return trace.filter((step) => step.visibility === 'customer').map(withoutReason)
}

function withoutReason(step: TraceStep): TraceStep {
  if (step.kind !== 'adjustment' || step.rule === null) return step
  const { reason: _, ...rule } = step.rule as { readonly reason?: unknown }
  return { ...step, rule }
}
