import type { QuoteSummary } from '@costard/contract'
import { daysLeft, isAllowed } from '@costard/quotes'
import {
  IconArchive,
  IconArrowDownLeft,
  IconArrowsExchange,
  IconArrowUpRight,
  IconHourglass,
  IconMailX,
  IconTool,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { isOfflineId } from '#api/offline-id.ts'
import { useMoney } from '#messages/use-money.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { useTeam } from '../../team-context.ts'
import { useDays } from '../../kit/use-days.ts'
import classes from './quote-words.module.css'

/** Number of days before expiry in which a quote is highlighted. */
const soonDays = 2

/** The variant of the first device, and the number of further devices; either may be empty. */
export function useDeviceWords({ variantLabel, moreDevices }: QuoteSummary): {
  readonly variant: string
  readonly more: string
} {
  const t = useTranslations('quotes')
  const { labelName } = useVariantWords()
  // Non-breaking space: keeps a number and its unit on one line.
  const joined = (words: string) => words.replace(/(\d) /g, '$1\u00a0')
  return {
    variant: joined(labelName(variantLabel)),
    more: moreDevices > 0 ? joined(t('moreDevices', { count: moreDevices })) : '',
  }
}

/** The same as useDeviceWords, as one text. */
export function useDeviceDetail(quote: QuoteSummary): string {
  const { variant, more } = useDeviceWords(quote)
  return [variant, more].filter((words) => words !== '').join(', ')
}

/** The number of a quote, or "Trial". */
export function QuoteNumber({ quote }: { readonly quote: Pick<QuoteSummary, 'number' | 'isTrial'> }) {
  const t = useTranslations('quotes')
  return quote.isTrial ? t('trial') : quote.number
}

export function CustomerName({ name }: { readonly name: string | null }) {
  const t = useTranslations('quotes')
  return name === null ? <span className="cp-dim">{t('walkIn')}</span> : name
}

/**
 * The amount without a sign; the kind of the quote gives the direction. A dash if no price is firm; "from"
 * while the customer can choose.
 */
export function Total({ quote: { netMinor, currency, state, totalKind } }: { readonly quote: QuoteSummary }) {
  const t = useTranslations('quotes')
  const money = useMoney(currency)
  if (netMinor === null || (netMinor === 0 && isAllowed('edit', state)))
    return <span className="cp-dim">—</span>
  const amount = money.full(Math.abs(netMinor))
  return totalKind === 'from' ? t('fromAmount', { amount }) : amount
}

/** Next step of a quote, or how it ended. */
export function NextStep({ quote }: { readonly quote: QuoteSummary }) {
  const t = useTranslations('quotes.next')
  const list = useTranslations('quoteList')
  const { timeZone } = useTeam()
  const days = useDays(timeZone)
  if (quote.archivedAt !== null) return <ArchivedWord />
  if (isOfflineId(quote.id) && (quote.state !== 'draft' || quote.obstacles.length === 0))
    return <span className="cp-dim">{t('onDevice')}</span>
  if (quote.state === 'sent' && quote.delivery === 'failed')
    return (
      <span className={classes.soon}>
        <IconMailX size={14} stroke={2.1} aria-hidden="true" /> {list('mailFailed')}
      </span>
    )
  if (quote.state === 'sent') {
    const left = daysLeft(quote.validUntil, days.today)
    const words = left <= 0 ? t('today') : t('daysLeft', { days: left })
    return left > soonDays ? (
      <span className="cp-dim">{words}</span>
    ) : (
      <span className={classes.soon}>
        <IconHourglass size={14} stroke={2.1} aria-hidden="true" /> {words}
      </span>
    )
  }
  if (quote.state === 'pendingApproval') return <span className={classes.todo}>{t('asked')}</span>
  if (quote.state === 'draft') {
    const [obstacle] = quote.obstacles
    return obstacle === undefined ? (
      <span className="cp-dim">{t('send')}</span>
    ) : (
      <span className={classes.todo}>{t(`obstacle.${obstacle}`)}</span>
    )
  }
  const ended = () => {
    if (quote.state === 'accepted') return t('accepted', { day: days.inWords(quote.updatedAt) })
    if (quote.state === 'declined' && quote.declineReason) return list(`declineReason.${quote.declineReason}`)
    if (quote.state === 'declined') return t('declined', { day: days.inWords(quote.updatedAt) })
    return quote.state === 'expired' ? t('ended', { day: days.ofDay(quote.validUntil) }) : '—'
  }
  return <span className="cp-dim">{ended()}</span>
}

/** Label "Archived", for archived quotes that a search found. */
export function ArchivedWord() {
  const t = useTranslations('quoteList.chip')
  return (
    <span className={`cp-dim ${classes.kind}`}>
      <IconArchive size={14} stroke={1.75} aria-hidden="true" /> {t('archived')}
    </span>
  )
}

const kindIcons = {
  buy: IconArrowUpRight,
  repair: IconTool,
  sell: IconArrowDownLeft,
  mixed: IconArrowsExchange,
} as const

/** Kind of a quote; the arrow shows the direction of the payment. */
export function Kind({ kind }: Pick<QuoteSummary, 'kind'>) {
  const t = useTranslations('common.kind')
  const Icon = kindIcons[kind]
  return (
    <span className={classes.kind} title={t(kind)}>
      <Icon size={15} stroke={1.75} aria-hidden="true" /> <span data-word>{t(kind)}</span>
    </span>
  )
}

export function Updated({ at }: { readonly at: string }) {
  const { timeZone } = useTeam()
  const days = useDays(timeZone)
  return (
    <time dateTime={at} title={days.full(at)}>
      {days.brief(at)}
    </time>
  )
}
