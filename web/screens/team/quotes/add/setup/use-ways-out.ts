import { flushSync } from 'react-dom'
import { useRemoveLine } from '../use-remove-line.tsx'
import { focusCheck } from './checks/check-row.tsx'
import type { LineChecks } from './checks/use-line-checks.ts'
import type { LineForm } from './draft/use-lines.ts'
import type { OpenQuestion } from './answers/use-open-question.ts'

/** Actions for a device without a price; undefined if the action does not help. */
export interface WaysOut {
  /** Repeats what can be corrected: the check if there is one, otherwise the question. */
  readonly checkAgain: (() => void) | undefined
  /** Removes the device from the quote; undefined if it has a price. */
  readonly remove: (() => void) | undefined
}

export function useWaysOut(line: LineForm, checks: LineChecks, open: OpenQuestion): WaysOut {
  const removeLine = useRemoveLine()
  const { outcome } = line.result
  const reasons = line.result.reasons.filter((reason) => reason.outcome === outcome)
  const fixable = reasons.find((reason) => reason.curable)
  const missing = reasons.find((reason) => reason.outcome === 'review' && reason.check !== undefined)
  const check = fixable?.check ?? missing?.check
  const question = fixable?.questionKey
  const checkAgain = () => {
    if (check !== undefined) {
      // Commit first: the row must exist before it can be focused.
      flushSync(() => checks.checkAgain(check))
      return focusCheck(check)
    }
    if (question === undefined) return undefined
    const { [question]: _, ...answers } = line.setup.answers
    line.change({ ...line.setup, answers })
    // Opened explicitly: a question that was already answered would otherwise count as skipped.
    open.unfold(question)
  }
  return {
    checkAgain: check !== undefined || question !== undefined ? checkAgain : undefined,
    remove: outcome === 'reject' || outcome === 'manual' ? () => removeLine(line.device) : undefined,
  }
}
