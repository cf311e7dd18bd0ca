import type { LineApproval } from '@costard/contract'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { othersReleaseIn } from '../../teams/memberships/others-release.ts'
import type { LineRow } from '../lines/line-store.ts'
import type { QuoteRow } from '../quote-store.ts'

/** Returns the approval of a line after an answer. */
export function answerTo(
  { approval }: Pick<LineRow, 'approval'>,
  { state, by, at, note }: Pick<LineApproval, 'state' | 'note'> & { readonly by: string; readonly at: Date },
): LineApproval {
  const now = at.toISOString()
  const asked = approval ?? { question: '', askedBy: null, askedAt: now }
  return { ...asked, state, answeredBy: by, answeredAt: now, note }
}

/**
 * Throws quote/own-line if this member edited the line last, or created its quote, in a team where another
 * member has to release. A quote that a visitor asked for has no such creator.
 */
export async function requireOthersLine(
  tx: Transaction,
  { team, caller }: Pick<Member, 'team' | 'caller'>,
  { createdBy, visitor }: Pick<QuoteRow, 'createdBy' | 'visitor'>,
  { lineId, editedBy }: Pick<LineRow, 'lineId' | 'editedBy'>,
): Promise<void> {
  const author = editedBy ?? (visitor === null ? createdBy : null)
  if (author === caller.userId && (await othersReleaseIn(tx, team)))
    throw apiError('quote/own-line', { lineId })
}

/** Throws quote/own-request if this member asked the question. */
export function requireOthersRequest({ approval }: Pick<LineRow, 'approval'>, userId: string): void {
  if (approval?.state === 'asked' && approval.askedBy === userId) throw apiError('quote/own-request')
}
