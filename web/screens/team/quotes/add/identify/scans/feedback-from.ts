import { identify } from '@costard/devices'
import type { EnteredCode } from '../../../../shell/scan-inbox.ts'
import type { CounterLine } from '../../counter-line.ts'
import type { AfterScan } from './after-scan.ts'
import type { PendingNumber } from '../field/pending-number.ts'
import type { ScanFeedback } from '../use-identify.ts'
import { isInputError } from '../field/input-error.ts'

/**
 * Returns the message about a scan. If the invalid number is in the field, the field itself shows the reason.
 */
export function feedbackFrom(
  { outcome, setAside, pending, text }: AfterScan,
  added: readonly CounterLine[],
  { text: scanned }: EnteredCode,
  before: CounterLine | undefined,
): ScanFeedback {
  const number = pending.find(({ kind }) => before && before[kind] === undefined && canHave(before, kind))
  const { problem } = identify(scanned)
  const isToldByField = text === scanned && problem !== undefined && isInputError(problem)
  const isUnread = (outcome === 'misread' || outcome === 'unknown') && !isToldByField
  return {
    ...(added.length > 0 && { added }),
    ...(setAside !== undefined && { setAside }),
    ...(outcome === 'incomplete' && { incomplete: scanned }),
    ...(isUnread && { unread: { text: scanned, problem } }),
    ...(outcome === 'pending' && before && number && { belongs: { device: before, number } }),
  }
}

function canHave({ silhouette }: CounterLine, kind: PendingNumber['kind']): boolean {
  return kind === 'serial' || ['iphone', 'ipad', 'watch'].includes(silhouette)
}
