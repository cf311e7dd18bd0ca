import type { TraceStep } from '../trace-step.ts'

/** The explanation as the customer may read it: no internal steps (they never move money), no internal reason. */
export function customerTrace(trace: readonly TraceStep[]): TraceStep[] {
  return trace.filter((step) => step.visibility === 'customer').map(withoutReason)
}

function withoutReason(step: TraceStep): TraceStep {
  if (step.kind !== 'adjustment' || step.rule === null) return step
  const { reason: _, ...rule } = step.rule as { readonly reason?: unknown }
  return { ...step, rule }
}
