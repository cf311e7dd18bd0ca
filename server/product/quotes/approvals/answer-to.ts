import type { LineApproval } from '@costard/contract'
import { apiError } from '../../api-error.ts'
import type { LineRow } from '../lines/line-store.ts'

/** Returns the approval of a line with an answer. */
export function answerTo(
  { approval }: Pick<LineRow, 'approval'>,
  { state, by, at, note }: Pick<LineApproval, 'state' | 'note'> & { readonly by: string; readonly at: Date },
): LineApproval {
  const now = at.toISOString()
  const asked = approval ?? { question: '', askedBy: null, askedAt: now }
  return { ...asked, state, answeredBy: by, answeredAt: now, note }
}

/** Throws quote/own-request if this member asked. */
export function requireOthersRequest({ approval }: Pick<LineRow, 'approval'>, userId: string): void {
  if (approval?.state === 'asked' && approval.askedBy === userId) throw apiError('quote/own-request')
}
