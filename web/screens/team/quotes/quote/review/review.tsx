import type { Quote } from '@costard/contract'
import { priceObstaclesIn } from '@costard/quotes'
import { Button } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { IconArrowLeft, IconMailPlus, IconSend } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { ColleagueFaces } from '#live/colleague-faces.tsx'
import { useIsOffline } from '#live/live-context.ts'
import { useAnnouncePresence } from '#live/presence.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { ConfirmAddress } from '#session/confirm-address.tsx'
import { useSignedIn } from '#session/session-context.ts'
import { paths } from '#paths'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { ButtonKeys } from '#ui/notes/button-keys.tsx'
import { useTeam } from '../../../team-context.ts'
import { FlowFrame } from '../../flow-frame.tsx'
import { HandPrices } from '../../held/hand-prices.tsx'
import { OnHold } from '../../held/on-hold.tsx'
import { SendWhenReleased, WishNote } from '../../held/send-when-released.tsx'
import { waitingLinesOf } from '../../held/waiting-lines-of.ts'
import { CostsMoreNote } from '../../costs-more-note.tsx'
import { FlaggedNote } from '../checks/flagged-note.tsx'
import { DeviceFacts } from '../device-facts.tsx'
import { QuoteDocument } from '../quote-document.tsx'
import { QuoteSite } from '../quote-site.tsx'
import { PreviewDialog } from '../share/preview-dialog.tsx'
import { CustomerForm } from './customer-form.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { NewerPricesNote } from './newer-prices/newer-prices-note.tsx'
import { FreeLines } from './free-lines.tsx'
import { NoPrice } from './no-price.tsx'
import { OfferAs } from './offer-as.tsx'
import { OthersChanges } from './others-changes.tsx'
import { PartConflict } from './part-conflict.tsx'
import classes from './review.module.css'
import { SendMenu } from './send-menu.tsx'
import { TrialNote } from './trial-note.tsx'
import { UnprintableNote } from './unprintable-note.tsx'
import { useBackToSetup } from './use-back-to-setup.tsx'
import { Purchases } from './purchases/purchases.tsx'
import { showConflict, useReview } from './use-review.ts'
import { VisitorSaid } from '../visitor/visitor-said.tsx'
import { ValidityAndNote } from './validity-and-note.tsx'

export function Review({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('counter')
  const common = useTranslations('common')
  const live = useTranslations('live')
  const format = useFormatter()
  const team = useTeam()
  const { user } = useSignedIn()
  const review = useReview(quote)
  const { draft, form, problems } = review
  useAnnouncePresence(team.id, quote.id, user)
  usePageTitle(quote.isTrial ? t('trial') : t('review.quoteNumber', { number: quote.number }))
  useHotkeys([['mod+Enter', () => quote.state === 'draft' && !quote.isTrial && void review.send()]], [])
  const isOffline = useIsOffline()
  const isPhone = useScreenSize() === 'phone'
  const backToSetup = useBackToSetup(quote)
  const [isPreviewed, preview] = useDisclosure(false)
  const openPreview = async () => {
    if (await review.readyToPreview()) preview.open()
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
  const isAsked = quote.state === 'pendingApproval'
  return (
    <FlowFrame
      step="review"
      number={quote.number}
      state={state()}
      isUnsaved={review.isStuck}
      leaveTo={paths.quotes(team.id)}
      offline={live('offline.review')}
      aside={<ColleagueFaces quoteId={quote.id} />}
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
        <>
          {backToSetup && hasPrice && (
            <Button
              variant="default"
              size="md"
              leftSection={<IconArrowLeft size={18} stroke={1.75} />}
              onClick={backToSetup}
            >
              {t('review.back')}
            </Button>
          )}
          <span className={classes.grow} />
          {quote.isTrial ? (
            <Button component={Link} to={paths.identify(team.id)} size="md">
              {common('newQuote')}
            </Button>
          ) : !hasPrice ? (
            <>
              <WayOut onSetup={backToSetup} isPrimary={!isHeld} />
              {isAsked && !user.isAnonymous && <SendWhenReleased quote={quote} />}
            </>
          ) : user.isAnonymous ? (
            <SignUpToSend quote={quote} />
          ) : (
            <>
              <SendMenu
                isDisabled={review.isSending || isOffline}
                onSend={(channel) => void review.send(channel)}
                onPreview={() => void openPreview()}
              />
              <ActionButton
                size="md"
                leftSection={<IconSend size={18} stroke={1.75} />}
                rightSection={<ButtonKeys keys="Ctrl Enter" />}
                label={t('review.send')}
                running={isOffline ? live('offline.waiting') : common('sending')}
                isRunning={review.isSending}
                onClick={() => void review.send()}
              />
            </>
          )}
        </>
      }
    >
      <div className={classes.main}>
        <h1>{t('review.title')}</h1>
        {quote.isTrial && (
          <div className={classes.news}>
            <TrialNote quote={quote} />
          </div>
        )}
        <div className={classes.news}>
          <FlaggedNote quote={quote} />
        </div>
        {hasPrice && !quote.isTrial && <ConfirmAddress />}
        <WishNote quote={quote} />
        <OthersChanges quote={quote} draft={draft} />
        <NewerPricesNote quote={quote} className={classes.news} />
        {isHeld && isPhone && <OnHold quote={quote} />}
        <QuoteDocument quote={quote} />
        <div className={classes.facts}>
          {!backToSetup && <Note kind="money">{t('review.tooManyLines', { count: quote.lineCount })}</Note>}
          {hasPrice && <CostsMoreNote lines={quote.lines} />}
          {!quote.isTrial && <UnprintableNote quote={quote} {...form.values} />}
          <Purchases quote={quote} />
          <HandPrices quote={quote} />
          <DeviceFacts quote={quote} />
        </div>
      </div>
      <aside className={classes.side}>
        {hasPrice ? (
          <OfferAs quote={quote} draft={draft} onChange={review.change} />
        ) : isHeld ? (
          !isPhone && <OnHold quote={quote} />
        ) : (
          <NoPrice quote={quote} />
        )}
        <FreeLines quote={quote} />
        <VisitorSaid quote={quote} />
        <section className="cp-card cp-part cp-gap-14">
          {!quote.isTrial && <PartConflict part="customer" quote={quote} draft={draft} />}
          {!quote.isTrial && (
            <CustomerForm
              form={form}
              customerField={review.customerField}
              who={review.who}
              // Below a long list of offers the page would scroll there.
              focusesName={!isPhone && hasPrice && quote.customer === null && quote.lineCount <= 2}
            />
          )}
          <QuoteSite quote={quote} />
          <ValidityAndNote quote={quote} form={form} draft={draft} onChange={review.change} />
        </section>
      </aside>
      <PreviewDialog quoteId={quote.id} isOpen={isPreviewed} onClose={preview.close} />
      <LeaveDialog draft={draft} />
    </FlowFrame>
  )
}

/** Way out while no price stands, beside the actions on a held line. Without Setup there is only the list. */
function WayOut({
  onSetup,
  isPrimary,
}: {
  readonly onSetup: (() => void) | undefined
  readonly isPrimary: boolean
}) {
  const t = useTranslations('counter.review')
  const common = useTranslations('common')
  const { id } = useTeam()
  return onSetup ? (
    <Button
      size="md"
      variant={isPrimary ? 'filled' : 'default'}
      leftSection={<IconArrowLeft size={18} stroke={1.75} />}
      onClick={onSetup}
    >
      {t('backToSetup')}
    </Button>
  ) : (
    <Button component={Link} to={paths.quotes(id)} size="md" variant={isPrimary ? 'filled' : 'default'}>
      {common('allQuotes')}
    </Button>
  )
}

/** Guests cannot send: they add an email first and come back to this quote. */
function SignUpToSend({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('counter.review')
  const { id } = useTeam()
  return (
    <>
      <span className={`${classes.why} cp-dim cp-desk-only`}>{t('signUpToSend')}</span>
      <Button
        component={Link}
        to={paths.signUp()}
        state={{ returnTo: paths.review(id, quote.id) }}
        size="md"
        leftSection={<IconMailPlus size={18} stroke={1.75} />}
      >
        {t('signUp')}
      </Button>
    </>
  )
}
