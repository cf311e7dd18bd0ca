import type { Quote } from '@costard/contract'
import { isAllowed, type QuoteState } from '@costard/quotes'
import { useMay, useTeam } from '../../../team-context.ts'

export type Action =
  | 'cancel'
  | 'dropRevision'
  | 'review'
  | 'remind'
  | 'accept'
  | 'revise'
  | 'decline'
  | 'reopen'
  | 'withdraw'
  | 'discard'

/** The first action is the filled button; the others are buttons if there is room, and in the menu. */
const actionsIn: Partial<Record<QuoteState, readonly Action[]>> = {
  draft: ['review'],
  pendingApproval: ['review'],
  sent: ['remind', 'accept', 'revise', 'decline', 'withdraw'],
  accepted: ['revise', 'withdraw', 'reopen'],
  declined: ['revise'],
  expired: ['revise', 'accept'],
}

/**
 * Actions that this member has on a quote in its state, and the kind of end that this revision would have.
 */
export function useListedActions(quote: Quote): {
  readonly listed: readonly Action[]
  readonly ending: 'discard' | 'cancel' | 'dropRevision' | 'withdraw'
} {
  const isPossible = usePossible(quote)
  const isDraft = isAllowed('edit', quote.state)
  const isAfterAccepted = quote.earlier.some(({ state }) => state === 'accepted')
  const ending = endingOf(quote, isAfterAccepted)
  const listed = (actionsIn[quote.state] ?? []).filter((action) => action !== 'withdraw' || !isAfterAccepted)
  if (isDraft || (isAfterAccepted && quote.state !== 'accepted')) listed.push(ending)
  return { listed: listed.filter(isPossible), ending }
}

/** Kind of end of this revision, depending on what the customer has seen of it. */
function endingOf({ state, revision }: Quote, isAfterAccepted: boolean) {
  if (isAllowed('edit', state)) return revision > 1 ? 'discard' : 'cancel'
  return isAfterAccepted ? 'dropRevision' : 'withdraw'
}

export function isEnding(action: Action): boolean {
  return ['withdraw', 'cancel', 'discard', 'dropRevision'].includes(action)
}

/** True if the member may do it; the server checks again. */
function usePossible(quote: Quote): (action: Action) => boolean {
  const { allowsLateAcceptance } = useTeam()
  const mayQuote = useMay('quote.create')
  const maySend = useMay('quote.send')
  const mayAnswer = useMay('quote.acceptFor')
  const mayOverride = useMay('quote.override')
  const isBinding = [quote, ...quote.earlier].some(({ state }) => state === 'accepted')
  return (action) => {
    if (action === 'accept' && quote.state === 'expired') return mayAnswer && allowsLateAcceptance
    if (action === 'accept' || action === 'decline') return mayAnswer
    // One mail at a time; a failed one is sent again instead of a reminder.
    if (action === 'remind') return maySend && quote.delivery?.state === 'sent'
    if (action === 'reopen') return mayOverride
    return mayQuote && (action !== 'withdraw' || !isBinding || mayOverride)
  }
}
