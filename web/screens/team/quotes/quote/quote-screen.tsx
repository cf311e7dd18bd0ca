import { isAllowed } from '@costard/quotes'
import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { ColleagueFaces } from '#live/colleague-faces.tsx'
import { useAnnouncePresence } from '#live/presence.ts'
import { useSignedIn } from '#session/session-context.ts'
import { paths } from '#paths'
import { PageLoader } from '#ui/page-loader.tsx'
import { usePageTitle } from '#ui/use-page-title.ts'
import { useMay } from '../../team-context.ts'
import { StateBadge } from '../state-badge.tsx'
import { useQuote } from '../use-quote.ts'
import { CustomerLink } from './customer-link.tsx'
import { DeliveryNote } from './delivery-note.tsx'
import { DeviceFacts } from './device-facts.tsx'
import { QuoteBoundary } from './quote-boundary.tsx'
import { QuoteDocument } from './quote-document.tsx'
import { QuoteChangeNote } from './quote-change-note.tsx'
import classes from './quote-screen.module.css'
import { QuoteOffer } from './quote-offer.tsx'
import { QuoteTimeline } from './quote-timeline.tsx'

/** A quote after it was sent: the customer's document and its activity. */
export function QuoteScreen() {
  return (
    <QuoteBoundary>
      <Suspense fallback={<PageLoader />}>
        <QuoteOnScreen />
      </Suspense>
    </QuoteBoundary>
  )
}

function QuoteOnScreen() {
  const t = useTranslations('counter')
  const { quote, teamId } = useQuote()
  const { user } = useSignedIn()
  const isDraft = isAllowed('edit', quote.state)
  const mayQuote = useMay('quote.create')
  usePageTitle(quote.number)
  useAnnouncePresence(teamId, quote.id, user)
  return (
    <>
      <header className={classes.head}>
        <h1>{quote.number}</h1>
        <StateBadge state={quote.state} isViewed={quote.firstViewedAt !== null} />
        <span className={classes.actions}>
          <ColleagueFaces quoteId={quote.id} />
          {isDraft && mayQuote && (
            <Button component={Link} to={paths.review(teamId, quote.id)}>
              {t('quote.openReview')}
            </Button>
          )}
        </span>
      </header>
      <div className={classes.news}>
        <DeliveryNote quote={quote} />
        <QuoteChangeNote key={quote.id} quote={quote} />
      </div>
      <div className={classes.body}>
        <div className={classes.main}>
          {!isDraft && <QuoteOffer quote={quote} />}
          <QuoteDocument quote={quote} />
        </div>
        <aside className={classes.side}>
          {quote.publicUrl !== null && (
            <CustomerLink url={quote.publicUrl} canCopy={quote.state !== 'sent'} />
          )}
          <DeviceFacts quote={quote} />
          <QuoteTimeline quote={quote} />
        </aside>
      </div>
    </>
  )
}
