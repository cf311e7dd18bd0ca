import { isAllowed } from '@costard/quotes'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { ColleagueFaces } from '#live/colleague-faces.tsx'
import { useAnnouncePresence } from '#live/presence.ts'
import { paths } from '#paths'
import { useSignedIn } from '#session/session-context.ts'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { Icon } from '#ui/icon.tsx'
import { StateBadge } from '../marks/state-badge.tsx'
import { useQuote } from '../use-quote.ts'
import { Activity } from './activity/activity.tsx'
import { ArchivedNote } from './archived-note.tsx'
import { QuoteActionsProvider } from './actions/quote-actions-provider.tsx'
import { QuoteActions } from './actions/quote-actions.tsx'
import { FlaggedNote } from './checks/flagged-note.tsx'
import { CounterOffers } from './counter-offer/counter-offer-card.tsx'
import { CustomerCard } from './customer/customer-card.tsx'
import { CustomerLink } from './customer/customer-link.tsx'
import { DeliveryNote } from './customer/delivery-note.tsx'
import { DeviceFacts } from './offer/device-facts.tsx'
import { Attachments } from './files/attachments.tsx'
import { ShownByVisitor } from './files/shown-by-visitor.tsx'
import { DevicesToSettle } from './fulfilment/devices-to-settle.tsx'
import { useFocusAfterAction } from './actions/use-focus-after-action.ts'
import { DraftedBy } from './drafted-by.tsx'
import { EarlierRevisions } from './document/earlier-revisions.tsx'
import { HowPriced } from './offer/how-priced.tsx'
import { QuoteAnswers } from './offer/quote-answers.tsx'
import { QuoteBoundary } from './quote-boundary.tsx'
import { QuoteDocument } from './document/quote-document.tsx'
import { QuoteChangeNote } from './quote-change-note.tsx'
import classes from './quote-screen.module.css'
import { CustomerQuestions } from './questions/customer-questions.tsx'
import { QuoteOffer } from './offer/quote-offer.tsx'
import { SiteCard } from './quote-site.tsx'
import { NextSteps } from './steps/next-steps.tsx'
import { VisitorSaid } from './visitor/visitor-said.tsx'

/** A sent quote: the customer's document and the activity. */
export function QuoteScreen() {
  return (
    <QuoteBoundary>
      <QuoteOnScreen />
    </QuoteBoundary>
  )
}

function QuoteOnScreen() {
  const { quote, teamId } = useQuote()
  const t = useTranslations('counter.quote')
  const { user } = useSignedIn()
  const isDraft = isAllowed('edit', quote.state)
  usePageTitle(quote.number)
  useAnnouncePresence(teamId, quote.id, user)
  const heading = useFocusAfterAction(quote)
  return (
    <QuoteActionsProvider quote={quote}>
      <header className={classes.head}>
        <Link className={`cp-target ${classes.back}`} to={paths.quotes(teamId)}>
          {t('list')} <Icon of={IconChevronRight} size={14} />
        </Link>
        <h1 ref={heading} tabIndex={-1}>
          {quote.number}
        </h1>
        <StateBadge
          state={quote.state}
          isViewed={quote.firstViewedAt !== null}
          hasCounterOffer={quote.hasCounterOffer}
        />
        <span className={classes.actions}>
          <ColleagueFaces quoteId={quote.id} />
          <QuoteActions quote={quote} />
        </span>
      </header>
      <div className={classes.news}>
        <DraftedBy quote={quote} />
        <ArchivedNote quote={quote} />
        <FlaggedNote quote={quote} />
        <DeliveryNote quote={quote} />
        <QuoteChangeNote key={quote.id} quote={quote} />
      </div>
      <div className={classes.body}>
        <div className={classes.main}>
          <CustomerQuestions quote={quote} />
          {isDraft ? (
            <QuoteDocument quote={quote} />
          ) : (
            <>
              <QuoteOffer quote={quote} />
              <DevicesToSettle quote={quote} />
              <CounterOffers quote={quote} />
              <NextSteps quote={quote} />
              <div className={classes.pair}>
                <Activity quote={quote} />
                <div className="cp-column cp-gap-12">
                  <QuoteAnswers quote={quote} />
                  <Attachments quote={quote} />
                  <ShownByVisitor quote={quote} />
                  <DeviceFacts quote={quote} />
                </div>
              </div>
            </>
          )}
        </div>
        <aside className="cp-column cp-gap-12">
          {!isDraft && <CustomerCard quote={quote} />}
          {!isDraft && <HowPriced quote={quote} />}
          <VisitorSaid quote={quote} />
          {!isDraft && <SiteCard quote={quote} />}
          {quote.publicUrl !== null && <CustomerLink quote={quote} url={quote.publicUrl} />}
          <EarlierRevisions quote={quote} />
          {isDraft && (
            <>
              <ShownByVisitor quote={quote} />
              <Attachments quote={quote} />
              <DeviceFacts quote={quote} />
              <Activity quote={quote} />
            </>
          )}
        </aside>
      </div>
    </QuoteActionsProvider>
  )
}
