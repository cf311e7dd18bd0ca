import type { Quote, QuoteActivity } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import type { DayWords } from '../../../kit/use-days.ts'

/** Text of an entry after the name of its author, and the author's comment. */
export function useActivityWords(
  entry: QuoteActivity,
  quote: Quote,
  days: DayWords,
): { readonly sentence: string; readonly said: string } {
  const t = useTranslations('quotePage.activity')
  const states = useTranslations('fulfilment.state')
  const words = useTranslations('counter.quote')
  const money = useMoney(quote.currency)
  const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ')
  const isCustomer = entry.by.kind === 'customer'
  switch (entry.kind) {
    case 'sent':
      return { sentence: t(`sentBy.${entry.channel}`), said: '' }
    case 'extended':
      return { sentence: t('extended', { day: days.ofDay(entry.validUntil) }), said: '' }
    case 'siteChosen':
      return { sentence: joined(t('siteChosen'), entry.text), said: '' }
    case 'assigned':
      return { sentence: entry.text ? t('assignedTo', { name: entry.text }) : t('assigned'), said: '' }
    case 'accepted': {
      const onBehalf = isCustomer ? undefined : quote.acceptance?.onBehalf
      return {
        sentence: joined(
          t(isCustomer ? 'accepted' : 'markedAccepted'),
          entry.offers.join(', '),
          quote.acceptance ? money.full(Math.abs(quote.acceptance.netMinor)) : '',
          onBehalf && words(`channel.${onBehalf.channel}`),
        ),
        said: onBehalf?.note ?? '',
      }
    }
    case 'declined':
      return {
        sentence: joined(
          t(isCustomer ? 'declined' : 'markedDeclined'),
          entry.reason ? words(`declineReason.${entry.reason}`) : '',
        ),
        said: entry.text,
      }
    case 'acceptanceUndone':
      return { sentence: t(isCustomer ? 'tookBackAcceptance' : 'undidAcceptance'), said: '' }
    case 'device':
      return {
        sentence: joined(
          t('device', { device: entry.deviceName || t('aDevice'), state: states(entry.state) }),
          entry.offered ? money.full(Math.abs(entry.offered.amountMinor)) : '',
        ),
        said: '',
      }
    case 'reminded':
      return { sentence: t(entry.by.kind === 'system' ? 'remindedItself' : 'reminded'), said: '' }
    default:
      return { sentence: t(entry.kind), said: 'text' in entry ? entry.text : '' }
  }
}
