import { phoneWords, type Quote } from '@costard/contract'
import { SegmentedControl, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { MailFrame } from '#ui/layout/mail-frame.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useTeam } from '../../../team-context.ts'
import { messageQuery } from '../share/message-query.ts'
import classes from './review-views.module.css'

const views = ['document', 'email', 'phone'] as const
/** Previews: on paper, as email, or as a text message on a phone. */
export type ReviewView = (typeof views)[number]

export function ViewSwitch({
  view,
  onChange,
}: {
  readonly view: ReviewView
  readonly onChange: (view: ReviewView) => void
}) {
  const t = useTranslations('counter.views')
  return (
    <SegmentedControl<ReviewView>
      className={classes.views}
      size="sm"
      aria-label={t('title')}
      value={view}
      data={views.map((value) => ({ value, label: t(value) }))}
      onChange={onChange}
    />
  )
}

/** Preview of the email or text message as it would be sent now. */
export function MessageView({ quote, view }: { readonly quote: Quote; readonly view: 'email' | 'phone' }) {
  const t = useTranslations('counter.preview')
  const { id } = useTeam()
  const { data: message, error } = useQuery(messageQuery(id, quote.id))
  if (error) return <ProblemNote error={error} />
  if (!message) return <Skeleton height="60vh" />
  if (view === 'phone')
    return (
      <section className={classes.phone} aria-label={t('text')}>
        <p className="cp-dim">{message.phone === null ? t('noPhone') : phoneWords(message.phone)}</p>
        <p className={classes.bubble}>{message.share}</p>
      </section>
    )
  return (
    <section className={classes.mailView} aria-label={t('title')}>
      <p className={classes.head}>
        <b>{message.subject}</b>
        <span className="cp-dim">{message.to === null ? t('noEmail') : t('to', { email: message.to })}</span>
      </p>
      <MailFrame className={classes.mail} title={t('mail')} html={message.html} />
    </section>
  )
}
