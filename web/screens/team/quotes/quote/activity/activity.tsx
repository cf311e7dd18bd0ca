import type { Quote, QuoteActivity } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useDays } from '../../../kit/use-days.ts'
import { useMay, useTeam } from '../../../team-context.ts'
import { ActivityEntry } from './activity-entry.tsx'
import classes from './activity.module.css'
import { AddQuoteNote } from './add-quote-note.tsx'
import { useActivity } from './use-activity.ts'

/** Activity of the quote with its authors, newest first. */
export function Activity({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('quotePage.activity')
  const { timeZone } = useTeam()
  const days = useDays(timeZone)
  const mayNote = useMay('quote.create')
  const { data, error } = useActivity(quote)
  const entries = data ? withAutomaticReminder(quote, data.entries) : []
  return (
    <section className={classes.activity} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {mayNote && <AddQuoteNote key={quote.id} quote={quote} />}
      {error && <ProblemNote error={error} />}
      <ol className="cp-list" aria-live="polite" aria-relevant="additions">
        {entries.map((entry) => (
          <ActivityEntry key={entry.id} entry={entry} quote={quote} days={days} />
        ))}
      </ol>
      {data?.isCut && <p className="cp-dim">{t('cut')}</p>}
    </section>
  )
}

/** An automatic reminder is not in the log, but the quote has the time of the last one. */
function withAutomaticReminder(
  { id, number, delivery }: Quote,
  entries: readonly QuoteActivity[],
): readonly QuoteActivity[] {
  if (!delivery?.isReminder || delivery.state !== 'sent') return entries
  const sentAt = Date.parse(delivery.at)
  const isByMember = entries.some(
    ({ kind, at }) => kind === 'reminded' && Math.abs(Date.parse(at) - sentAt) < byMemberMs,
  )
  if (isByMember) return entries
  const reminder: QuoteActivity = {
    id: 'reminder',
    kind: 'reminded',
    at: delivery.at,
    by: { kind: 'system', id: null, name: null },
    quote: { id, number },
  }
  return [...entries, reminder].toSorted((one, other) => other.at.localeCompare(one.at))
}

/** By then a mail requested by a member has been sent. Milliseconds. */
const byMemberMs = 600_000
