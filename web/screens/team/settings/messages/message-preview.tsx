import type { Language, QuoteId } from '@costard/contract'
import type { MessageKind } from '@costard/quotes'
import { SegmentedControl, Select, Skeleton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MailFrame } from '#ui/layout/mail-frame.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useTeam } from '../../team-context.ts'
import classes from './messages-screen.module.css'
import { previewQuery, sentQuotesQuery } from './messages-query.ts'
import { TestMessage } from './test-message.tsx'
import type { EditedWording } from './use-wording.ts'

/** Number of quotes to choose from. */
const maxQuotes = 20
/** Pause in typing before the preview is updated. Milliseconds. */
const pauseMs = 400
/** Characters per text message with non-basic letters. */
const perText = 67

/** Preview of the message, with the values of a quote. */
export function MessagePreview({
  name,
  language,
  wording,
}: {
  readonly name: MessageKind
  readonly language: Language
  readonly wording: EditedWording
}) {
  const t = useTranslations('settings.message')
  const { id: teamId } = useTeam()
  const { data: quotes } = useQuery(sentQuotesQuery(teamId))
  const [chosen, setChosen] = useState<string | null>(null)
  const [as, setAs] = useState<'mail' | 'text'>('mail')
  const options = (quotes?.quotes ?? []).slice(0, maxQuotes).map(({ id, number, customerName }) => ({
    value: id as string,
    label: customerName ? `${number}, ${customerName}` : number,
  }))
  const quoteId = (chosen ?? options[0]?.value ?? '') as QuoteId | ''
  const { subject, text } = wording
  const [typed] = useDebouncedValue(subject === '' && text === '' ? undefined : { subject, text }, pauseMs)
  const tried = { teamId, name, language, ...(typed ?? { subject, text }), ...(quoteId && { quoteId }) }
  const { data: shown, error } = useQuery(previewQuery(tried, wording.isValid && quotes !== undefined))
  const isText = as === 'text' || shown?.html === null
  return (
    <section className={classes.preview} aria-label={t('preview')}>
      <h3>{t('preview')}</h3>
      <Select
        aria-label={t('previewOf')}
        data={[...options, { value: '', label: t('sample') }]}
        value={quoteId}
        allowDeselect={false}
        onChange={(value) => value !== null && setChosen(value)}
      />
      {!wording.isValid && <p className="cp-dim">{t('waiting')}</p>}
      <ProblemNote error={wording.isValid ? error : null} />
      {shown ? (
        <div className={`cp-card ${classes.mail}`} aria-busy={!wording.isValid}>
          <div className={classes.mailHead}>
            {shown.subject !== '' && <b lang={language}>{shown.subject}</b>}
            <span className="cp-dim">{shown.from}</span>
          </div>
          {isText || shown.html === null ? (
            <pre lang={language}>{shown.text}</pre>
          ) : (
            <MailFrame className={classes.frame} title={t('preview')} html={shown.html} />
          )}
        </div>
      ) : (
        !error && <Skeleton height="24rem" />
      )}
      {shown?.html === null ? (
        <p className="cp-dim">
          {t('length', { count: shown.text.length, texts: Math.ceil(shown.text.length / perText) })}{' '}
          {t('noTest')}
        </p>
      ) : (
        <>
          <SegmentedControl
            aria-label={t('as')}
            data={[
              { value: 'mail', label: t('asMail') },
              { value: 'text', label: t('asText') },
            ]}
            value={as}
            onChange={setAs}
          />
          <TestMessage tried={{ ...tried, subject, text }} isDisabled={!wording.isValid} />
        </>
      )}
    </section>
  )
}
