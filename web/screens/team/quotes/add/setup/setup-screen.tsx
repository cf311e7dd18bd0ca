import type { CatalogId, QuoteId } from '@costard/contract'
import { Suspense, useMemo } from 'react'
import { useLocation, useParams } from 'react-router'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { OnlyWhoMayQuote } from '../only-who-may-quote.tsx'
import { setupEntryIn } from '../setup-address.ts'
import { useCounterDraft } from '../stored-draft.ts'
import { BackFromReview, FromAddress } from './entering-setup.tsx'
import { Setup } from './setup.tsx'

/** Third step: answer the catalogs' questions while the price and its explanation update. */
export function SetupScreen() {
  return (
    <OnlyWhoMayQuote>
      <Suspense fallback={<PageLoader />}>
        <SetupOfEntry />
      </Suspense>
    </OnlyWhoMayQuote>
  )
}

/**
 * The address names the lines of one catalog; the state of the history entry tells whether the app created
 * it.
 */
function SetupOfEntry() {
  const { gid, '*': rest = '' } = useParams()
  const { state, key } = useLocation()
  const [{ saved }] = useCounterDraft()
  const variantIds = useMemo(() => rest.split('/').filter(Boolean), [rest])
  const entry = setupEntryIn(state)
  // The API validates it.
  const catalogId = gid as CatalogId
  if (!entry) return <FromAddress key={key} catalogId={catalogId} variantIds={variantIds} />
  const { lineId, quoteId } = entry
  if (quoteId !== undefined && quoteId !== saved?.quoteId)
    return <BackFromReview key={key} quoteId={quoteId as QuoteId} />
  return <Setup catalogId={catalogId} lineId={lineId} />
}
