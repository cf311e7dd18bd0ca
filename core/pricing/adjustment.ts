import type { Minor } from './amounts.ts'
import { share } from './arithmetic.ts'
import { mainDirection, totalIn, type Component } from './components.ts'
import { finding, type Finding } from './finding.ts'
import type { Subject } from './subject.ts'
import type { StepDraft } from './trace.ts'

export interface Adjusted {
  readonly components: readonly Component[]
  readonly adjustmentMinor: Minor
  readonly isOverLimit: boolean
  readonly findings: readonly Finding[]
  readonly steps: readonly StepDraft[]
}

/** A person's change of the line, with a reason; it never takes more than there is. */
export function adjusted(components: readonly Component[], subject: Subject): Adjusted {
  const { adjustment } = subject.request
  const untouched = { components, adjustmentMinor: 0, isOverLimit: false, findings: [], steps: [] }
  if (!adjustment || adjustment.amountMinor === 0) return untouched
  const { amountMinor: requestedMinor, reason, maxAdjustBp } = adjustment
  if (reason.trim() === '') {
    return { ...untouched, findings: [finding('adjustment-reason-missing', 'adjustment.reason')] }
  }
  const beforeMinor = totalIn(mainDirection(subject), components)
  const adjustmentMinor = Math.max(requestedMinor, 0 - beforeMinor)
  return {
    components: spread(adjustmentMinor, components, subject),
    adjustmentMinor,
    isOverLimit: Math.abs(adjustmentMinor) > share(beforeMinor, maxAdjustBp),
    findings:
      adjustmentMinor === requestedMinor ? [] : [finding('adjustment-reduced', 'adjustment.amountMinor')],
    steps: adjustmentMinor === 0 ? [] : [step(adjustmentMinor, { requestedMinor, reason })],
  }
}

/** A rise goes to the device; a reduction empties the components in their order, so that no tax falls below 0. */
function spread(adjustmentMinor: Minor, components: readonly Component[], subject: Subject): Component[] {
  let left = adjustmentMinor
  return components.map((component) => {
    if (component.direction !== mainDirection(subject) || left === 0) return component
    const part = Math.max(left, 0 - component.amountMinor)
    left -= part
    return { ...component, amountMinor: component.amountMinor + part }
  })
}

function step(delta: Minor, rule: object): StepDraft {
  return { scope: 'line', kind: 'adjustment', rule, delta, visibility: 'customer' }
}
