import type { QuoteEvent } from '@costard/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { paths } from '#paths'
import { useSignedIn } from '#session/session-context.ts'
import { useTeam } from '../../../team-context.ts'
import { useDays } from '../../../kit/use-days.ts'
import { activityIcons } from '../../../quotes/quote/activity/activity-icons.ts'
import { Moment } from './moment.tsx'
import classes from './timeline.module.css'

/** Timeline entry for an event of a quote. */
export function QuoteEntry({ event }: { readonly event: QuoteEvent }) {
  const { user } = useSignedIn()
  const t = useTranslations('timeline')
  const Icon = activityIcons[event.kind]
  const { kind, by } = event
  const name = by.id === user.uid ? t('you') : (by.name ?? t('colleague'))
  const sentence = useSentence(event)
  const details = useDetails(event).filter(Boolean)
  return (
    <li className={classes.entry}>
      <span className={classes.icon}>
        <Icon size={16} stroke={1.75} aria-hidden="true" />
      </span>
      <p className={classes.words}>
        {sentence}
        {details.map((words) => ` · ${words}`).join('')}
      </p>
      <Moment at={event.at} name={kind === 'device' && by.kind === 'member' ? name : undefined} />
    </li>
  )
}

/** Sentence of an event with author and quote, with a link to it. */
function useSentence(event: QuoteEvent): ReactNode {
  const t = useTranslations('timeline')
  const states = useTranslations('fulfilment.state')
  const { user } = useSignedIn()
  const { id: teamId, timeZone } = useTeam()
  const days = useDays(timeZone)
  const { by, quote } = event
  const member = by.id === user.uid ? 'you' : by.name === null ? 'other' : 'named'
  const common = {
    who: by.kind === 'customer' ? 'customer' : member,
    name: by.name ?? '',
    number: quote.number,
    quote: (words: ReactNode) => <Link to={paths.quote(teamId, quote.id)}>{words}</Link>,
  }
  switch (event.kind) {
    case 'sent':
      return t.rich('sent', { ...common, channel: event.channel })
    case 'extended':
      return t.rich('extended', { ...common, day: days.ofDay(event.validUntil) })
    case 'device':
      return t.rich('device', {
        ...common,
        device: event.deviceName || t('aDevice'),
        state: states(event.state),
      })
    default:
      return t.rich(event.kind, common)
  }
}

/** Details of an event: choices, comments, amounts. */
function useDetails(event: QuoteEvent): readonly string[] {
  const t = useTranslations('timeline')
  const reasons = useTranslations('counter.quote.declineReason')
  const money = useMoney(event.kind === 'device' ? (event.offered?.currency ?? 'EUR') : 'EUR')
  const said = (text: string) => (text === '' ? '' : t('quoted', { text }))
  switch (event.kind) {
    case 'accepted':
      return event.offers
    case 'declined':
      return [event.reason ? reasons(event.reason) : '', said(event.text)]
    case 'asked':
    case 'answered':
    case 'cancelled':
      return [said(event.text)]
    case 'device':
      return event.offered ? [money.full(Math.abs(event.offered.amountMinor))] : []
    default:
      return []
  }
}
