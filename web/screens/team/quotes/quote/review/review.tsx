import type { Quote } from '@costard/contract'
import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconArrowLeft, IconSend } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { ColleagueFaces } from '#live/colleague-faces.tsx'
import { useIsOffline } from '#live/live-context.ts'
import { useAnnouncePresence } from '#live/presence.ts'
import { useSignedIn } from '#session/session-context.ts'
import { paths } from '#paths'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/note.tsx'
import { usePageTitle } from '#ui/use-page-title.ts'
import { useTeam } from '../../../team-context.ts'
import { draftOf, useCounterDraft } from '../../add/counter-draft.ts'
import { FlowFrame } from '../../flow-frame.tsx'
import { DeviceFacts } from '../device-facts.tsx'
import { QuoteDocument } from '../quote-document.tsx'
import { CustomerForm } from './customer-form.tsx'
import { OfferAs } from './offer-as.tsx'
import { OthersChanges } from './others-changes.tsx'
import classes from './review.module.css'
import { useReview } from './use-review.ts'
import { ValidityAndNote } from './validity-and-note.tsx'

export function Review({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('counter')
  const live = useTranslations('live')
  const format = useFormatter()
  const team = useTeam()
  const { user } = useSignedIn()
  const navigate = useNavigate()
  const [, changeDraft] = useCounterDraft()
  const review = useReview(quote)
  useAnnouncePresence(team.id, quote.id, user)
  const [line] = quote.lines
  const isOffline = useIsOffline()
  usePageTitle(t('review.quoteNumber', { number: quote.number }))
  useHotkeys([['mod+Enter', () => void review.send()]], [])
  const setup = line
    ? paths.setup(
        team.id,
        line.catalogId,
        quote.lines.map(({ variantId }) => variantId),
      )
    : paths.identify(team.id)
  const backToSetup = () => {
    changeDraft(draftOf(quote))
    void navigate(setup)
  }
  return (
    <FlowFrame
      step="review"
      number={quote.number}
      state={t('draftSaved', {
        time: format.dateTime(new Date(quote.updatedAt), { hour: '2-digit', minute: '2-digit' }),
      })}
      leaveTo={paths.quotes(team.id)}
      offline={live('offline.review')}
      aside={<ColleagueFaces quoteId={quote.id} />}
      foot={
        <>
          <Button
            variant="default"
            size="md"
            leftSection={<IconArrowLeft size={18} stroke={1.75} />}
            onClick={backToSetup}
          >
            {t('review.back')}
          </Button>
          <span className={classes.grow} />
          {!user.isAnonymous && (
            <ActionButton
              size="md"
              leftSection={<IconSend size={18} stroke={1.75} />}
              rightSection={<kbd className="cp-desk-only">Ctrl Enter</kbd>}
              label={t('review.send')}
              running={isOffline ? live('offline.waiting') : t('review.sending')}
              isRunning={review.isSending}
              onClick={() => void review.send()}
            />
          )}
        </>
      }
    >
      <div className={classes.main}>
        <h1>{t('review.title')}</h1>
        <OthersChanges quote={quote} draft={review.draft} />
        {review.problems.length > 0 && (
          <Note kind="problem">
            {review.problems.map((words) => (
              <div key={words}>{words}</div>
            ))}
          </Note>
        )}
        <QuoteDocument quote={quote} />
        <div className={classes.facts}>
          <DeviceFacts quote={quote} />
        </div>
      </div>
      <aside className={classes.side}>
        <OfferAs quote={quote} onChange={review.change} />
        <section className={`cp-card ${classes.card}`}>
          <CustomerForm form={review.form} />
          <ValidityAndNote quote={quote} form={review.form} onChange={review.change} />
        </section>
        {user.isAnonymous && (
          <Note
            kind="money"
            action={
              <Button component={Link} to={paths.signUp()} variant="default" size="xs">
                {t('review.signUp')}
              </Button>
            }
          >
            {t('review.signUpToSend')}
          </Note>
        )}
      </aside>
    </FlowFrame>
  )
}
