import type { Quote } from '@costard/contract'
import { priceObstaclesIn } from '@costard/quotes'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ColleagueFaces } from '#live/colleague-faces.tsx'
import { useAnnouncePresence } from '#live/presence.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { ConfirmAddress } from '#session/confirm-address.tsx'
import { useSignedIn } from '#session/session-context.ts'
import { paths } from '#paths'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/notes/note.tsx'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { isOfflineId } from '#api/offline-id.ts'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { useScreenKeys } from '#ui/layout/use-screen-keys.ts'
import { AcceptNote } from '../../../../../offline/accept/accept-note.tsx'
import { useTeam } from '../../../team-context.ts'
import { FlowFrame } from '../../flow/flow-frame.tsx'
import { HandPrices } from '../../held/hand-prices.tsx'
import { OnHold } from '../../held/on-hold.tsx'
import { WishNote } from '../../held/send-when-released.tsx'
import { waitingLinesOf } from '../../held/waiting-lines-of.ts'
import { CostsMoreNote } from '../../marks/costs-more-note.tsx'
import { ArchivedNote } from '../archived-note.tsx'
import { DraftedBy } from '../drafted-by.tsx'
import { FlaggedNote } from '../checks/flagged-note.tsx'
import { DeviceFacts } from '../offer/device-facts.tsx'
import { QuoteDocument } from '../document/quote-document.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { NewerPricesNote } from './newer-prices/newer-prices-note.tsx'
import { OthersChanges } from './draft/others-changes.tsx'
import classes from './review.module.css'
import { ReviewFoot } from './review-foot.tsx'
import { ReviewSide } from './review-side.tsx'
import { MessageView, type ReviewView, ViewSwitch } from './review-views.tsx'
import { TrialNote } from './trial-note.tsx'
import { UnprintableInQuote } from './lines/unprintable-in-quote.tsx'
import { useBackToSetup } from './use-back-to-setup.tsx'
import { Purchases } from './purchases/purchases.tsx'
import { useReview } from './use-review.ts'
import { showConflict } from './sending/use-sending.ts'

export function Review({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('counter')
  const live = useTranslations('live')
  const format = useFormatter()
  const team = useTeam()
  const { user } = useSignedIn()
  const review = useReview(quote)
  const { draft, form, problems } = review
  useAnnouncePresence(team.id, quote.id, user)
  usePageTitle(quote.isTrial ? t('trial') : t('review.quoteNumber', { number: quote.number }))
  useScreenKeys([['mod+Enter', () => quote.state === 'draft' && !quote.isTrial && void review.send()]], [])
  const isPhone = useScreenSize() === 'phone'
  const backToSetup = useBackToSetup(quote)
  const [view, setView] = useState<ReviewView>('document')
  const show = async (next: ReviewView) => {
    if (next === 'document' || (await review.readyToPreview())) setView(next)
  }
  const state = () => {
    if (!review.isStuck)
      return t('draftSaved', {
        time: format.dateTime(new Date(quote.updatedAt), { hour: '2-digit', minute: '2-digit' }),
      })
    const [part] = draft.conflict?.parts ?? []
    return part ? t('review.conflictNotSaved', { part: live(`change.part.${part}`) }) : t('review.notSaved')
  }
  const hasPrice = priceObstaclesIn(quote.obstacles).length === 0
  const isHeld = !quote.isTrial && waitingLinesOf(quote).length > 0
  return (
    <FlowFrame
      step="review"
      number={quote.number}
      state={state()}
      isUnsaved={review.isStuck}
      leaveTo={paths.quotes(team.id)}
      offline={live('offline.review')}
      aside={
        <>
          <ColleagueFaces quoteId={quote.id} />
          <Button
            className="cp-desk-only"
            variant="default"
            leftSection={<Icon of={IconPrinter} size={18} />}
            onClick={() => window.print()}
          >
            {t('views.print')}
          </Button>
        </>
      }
      footNote={
        draft.conflict ? (
          <>
            {t('review.conflictFirst')}{' '}
            <Button variant="default" size="compact-sm" onClick={showConflict}>
              {t('review.toConflict')}
            </Button>
          </>
        ) : problems.length > 0 ? (
          problems.join(' ')
        ) : undefined
      }
      foot={
        <ReviewFoot
          quote={quote}
          review={review}
          backToSetup={backToSetup}
          onPreview={() => void show('email')}
        />
      }
    >
      <div className={classes.main}>
        <header className={classes.title}>
          <h1>{t('review.title')}</h1>
          {hasPrice && !quote.isTrial && <ViewSwitch view={view} onChange={(next) => void show(next)} />}
        </header>
        {quote.isTrial && (
          <div className={classes.news}>
            <TrialNote quote={quote} />
          </div>
        )}
        <div className={classes.news}>
          <DraftedBy quote={quote} />
          <ArchivedNote quote={quote} />
          <FlaggedNote quote={quote} />
        </div>
        {hasPrice && !quote.isTrial && <ConfirmAddress />}
        <WishNote quote={quote} />
        <OthersChanges quote={quote} draft={draft} />
        <NewerPricesNote quote={quote} className={classes.news} />
        {isHeld && isPhone && <OnHold quote={quote} />}
        {view === 'document' || !hasPrice ? (
          <QuoteDocument quote={quote} />
        ) : (
          <MessageView quote={quote} view={view} />
        )}
        <div className={classes.facts}>
          {!backToSetup && <Note kind="money">{t('review.tooManyLines', { count: quote.lineCount })}</Note>}
          {hasPrice && isOfflineId(quote.id) && <AcceptNote quote={quote} />}
          {hasPrice && <CostsMoreNote lines={quote.lines} />}
          {!quote.isTrial && <UnprintableInQuote quote={quote} {...form.values} />}
          <Purchases quote={quote} />
          <HandPrices quote={quote} />
          <DeviceFacts quote={quote} />
        </div>
      </div>
      <ReviewSide quote={quote} review={review} />
      <LeaveDialog draft={draft} />
    </FlowFrame>
  )
}
