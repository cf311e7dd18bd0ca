import type { ExplainedStep } from '@costard/pricing'

/** A step of a sum beside the same step of the published version. */
export interface ComparedStep {
  readonly step: ExplainedStep
  /** Amount in the published version, if it differs; null if the step is new. */
  readonly old?: number | null
  /** Whether only the published version has the step. */
  readonly isGone?: true
}

/**
 * Returns the steps of a sum, each with its published amount if that differs, followed by the steps that were
 * removed.
 */
export function comparedSteps(
  now: readonly ExplainedStep[],
  before: readonly ExplainedStep[] | undefined,
): ComparedStep[] {
  if (before === undefined) return now.map((step) => ({ step }))
  const left = [...before]
  const compared = now.map((step): ComparedStep => {
    const at = left.findIndex((other) => isSameStep(step, other))
    const [old] = at < 0 ? [] : left.splice(at, 1)
    if (!old) return { step, old: null }
    return old.minor === step.minor ? { step } : { step, old: old.minor }
  })
  return [...compared, ...left.map((step): ComparedStep => ({ step, old: step.minor, isGone: true }))]
}

function isSameStep(a: ExplainedStep, b: ExplainedStep): boolean {
  return a.kind === b.kind && a.questionKey === b.questionKey && a.title === b.title
}
