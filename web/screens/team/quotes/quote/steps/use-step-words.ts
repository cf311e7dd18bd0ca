import type { Quote } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useMembers } from '#live/changes.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import type { DayWords } from '../../../kit/use-days.ts'
import type { Step } from './steps-of.ts'

/** Returns the title of a step, with its time, channel and author. */
export function useStepWords(quote: Quote, days: DayWords) {
  const t = useTranslations('quotePage.steps')
  const words = useTranslations('counter.quote')
  const format = useFormatter()
  const members = useMembers()
  const { channel, decline, acceptance, cancellation, lines } = quote
  const [kind = 'buy', ...otherKinds] = new Set(lines.map((line) => line.kind))
  const after = otherKinds.length > 0 ? 'mixed' : kind
  const name = quote.customer?.name || t('theCustomer')
  const day = (date: string) =>
    // A date without a time: parse and format in UTC.
    format.dateTime(new Date(`${date}T00:00:00Z`), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    })
  const when = ({ at, day: date }: Step) => (at ? days.moment(at) : date ? day(date) : '')
  const by = (id: string | undefined) => members.get(id ?? '')?.name ?? ''
  const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ')
  return {
    title: (step: Step) => {
      if (step.key === 'read' && step.state === 'open') return t('notRead')
      if (step.key === 'ifAccepted') return t('ifAccepted', { name })
      if (step.key === 'counterOffer') return t('counterOffer')
      return t(step.key)
    },
    detail: (step: Step): string => {
      switch (step.key) {
        case 'sent':
          return joined(when(step), channel === null ? '' : t(`channel.${channel}`))
        case 'read':
          return step.state === 'open' ? t('notReadHelp') : when(step)
        case 'reminder':
          return step.state === 'open' ? joined(when(step), t('byItself')) : when(step)
        case 'ifAccepted':
          return t(`after.${after}`)
        case 'accepted':
          return joined(when(step), acceptance?.onBehalf ? by(acceptance.onBehalf.by) : acceptance?.name)
        case 'declined':
          return joined(
            when(step),
            decline?.reason && words(`declineReason.${decline.reason}`),
            decline?.onBehalf ? t('recordedBy', { name: by(decline.onBehalf.by) || t('aColleague') }) : name,
          )
        case 'withdrawn':
          return joined(when(step), by(cancellation?.by))
        case 'counterOffer':
          return step.day === undefined ? t('waits') : t('answerBy', { day: day(step.day) })
        case 'ends':
          return t('endsHelp', { day: when(step) })
        default:
          return step.state === 'done' ? when(step) : t(`todo.${step.state === 'now' ? 'now' : 'open'}`)
      }
    },
  }
}
