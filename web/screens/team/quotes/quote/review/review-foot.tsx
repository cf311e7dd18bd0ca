import type { Quote } from '@costard/contract'
import { priceObstaclesIn } from '@costard/quotes'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconMailPlus, IconSend } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useIsOffline } from '#live/live-context.ts'
import { useSignedIn } from '#session/session-context.ts'
import { isOfflineId } from '#api/offline-id.ts'
import { paths } from '#paths'
import { ActionButton } from '#ui/action-button.tsx'
import { ButtonKeys } from '#ui/notes/button-keys.tsx'
import { AcceptHere } from '../../../../../offline/accept/accept-here.tsx'
import { useTeam } from '../../../team-context.ts'
import { SendWhenReleased } from '../../held/send-when-released.tsx'
import { waitingLinesOf } from '../../held/waiting-lines-of.ts'
import { NetLine } from './lines/net-line.tsx'
import classes from './review.module.css'
import { SendMenu } from './sending/send-menu.tsx'
import type { Review } from './use-review.ts'

/** Back, and the primary action: Send, or what has to happen first. On a phone also the amount. */
export function ReviewFoot({
  quote,
  review,
  backToSetup,
  onPreview,
}: {
  readonly quote: Quote
  readonly review: Review
  readonly backToSetup: (() => void) | undefined
  readonly onPreview: () => void
}) {
  const t = useTranslations('counter')
  const common = useTranslations('common')
  const live = useTranslations('live')
  const offline = useTranslations('offline')
  const team = useTeam()
  const { user } = useSignedIn()
  const isOffline = useIsOffline()
  const isOfDevice = isOfflineId(quote.id)
  const hasPrice = priceObstaclesIn(quote.obstacles).length === 0
  const isHeld = !quote.isTrial && waitingLinesOf(quote).length > 0
  const isAsked = quote.state === 'pendingApproval'
  if (isOfDevice && quote.acceptance)
    return (
      <>
        <span className={classes.grow} />
        <Button component={Link} to={paths.waitingQuote(team.id, quote.id)} size="md">
          {offline('accept.toPaper')}
        </Button>
      </>
    )
  return (
    <>
      {hasPrice && <NetLine quote={quote} className={`${classes.footNet} cp-phone-only`} size="1.5rem" />}
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
          {isOfDevice && <AcceptHere quote={quote} review={review} />}
          <SendMenu
            isDisabled={review.isSending || (isOffline && !isOfDevice)}
            onSend={(channel) => void review.send(channel)}
            onPreview={onPreview}
          />
          <ActionButton
            size="md"
            leftSection={<IconSend size={18} stroke={1.75} />}
            rightSection={<ButtonKeys keys="Ctrl Enter" />}
            label={isOfDevice ? offline('sendWhenBack') : t('review.send')}
            running={isOffline && !isOfDevice ? live('offline.waiting') : common('sending')}
            isRunning={review.isSending}
            onClick={() => void review.send()}
          />
        </>
      )}
    </>
  )
}

/**
 * Exit while no price is firm, beside the actions on a held line. If Setup is not available, the exit is the
 * list.
 */
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

/** Guests cannot send: they first add an email, then return to this quote. */
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
