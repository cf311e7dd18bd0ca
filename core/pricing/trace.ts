import type { Minor } from './amounts.ts'
import type { Rounding } from './catalog.ts'
import type { TraceStep } from './trace-step.ts'

/** A step before it has its place in the chain. */
export type StepDraft = Omit<TraceStep, 'seq' | 'before' | 'after'>

/** Numbers the steps and links each to the one before. */
export function chained(drafts: readonly StepDraft[]): TraceStep[] {
  let before: Minor = 0
  return drafts.map((draft, index) => {
    const step = { seq: index + 1, ...draft, before, after: before + draft.delta }
    before = step.after
    return step
  })
}

export function roundingRule({ stepMinor, mode, endingMinor = 0 }: Rounding): Required<Rounding> {
  return { stepMinor, mode, endingMinor }
}
