import { isAllowed } from '@costard/quotes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { paths } from '#paths'
import { useMay } from '../../../team-context.ts'
import { isOwnAction } from '../../changes/own-actions.ts'
import { useQuote } from '../../use-quote.ts'
import { QuoteBoundary } from '../quote-boundary.tsx'
import { Review } from './review.tsx'
import { forgetUnsaved } from './draft/unsaved-edits.ts'

/** Fourth step: the draft as the customer will see it, the customer, the validity, and Send. */
export function ReviewScreen() {
  return (
    <QuoteBoundary>
      <DraftOnly />
    </QuoteBoundary>
  )
}

/** Redirects to the page of the quote if it was sent, or for a viewer: neither can be edited. */
function DraftOnly() {
  const { quote, teamId } = useQuote()
  const isDraft = isAllowed('edit', quote.state)
  useEffect(() => {
    if (!isDraft) forgetUnsaved(quote.id)
  }, [isDraft, quote.id])
  const mayQuote = useMay('quote.create')
  const cache = useQueryClient()
  // A browser opens other apps only on a click, which the quote's page asks for.
  const isToShare = quote.channel !== null && quote.channel !== 'email' && isOwnAction(cache, quote)
  return isDraft && mayQuote ? (
    <Review quote={quote} />
  ) : (
    <Navigate to={paths.quote(teamId, quote.id)} replace state={isToShare ? { share: true } : null} />
  )
}
