import type { Quote, QuoteLine } from '@costard/contract'
import { daysLeft, flaggedSince, linesTaken, standsAt } from '@costard/quotes'
import { IconCalendarClock } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { useVariantWords, type VariantWords } from '#messages/use-variant-words.ts'
import { HeroMoney } from '#ui/hero-money.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../../team-context.ts'
import { useToday } from '../../../kit/use-today.ts'
import { ExtendOffer } from '../actions/extend-offer.tsx'
import { useOffer } from '../actions/use-offer.ts'
import classes from './quote-offer.module.css'
import { taskOf } from '../task-of.ts'
import { useStandingAmount } from './use-standing-amount.ts'

/** The amount for the customer, its last day, and the next step. */
export function QuoteOffer({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('counter.quote')
  const page = useTranslations('quotePage.ticket')
  const common = useTranslations('common')
  const money = useMoney(quote.currency)
  const words = useVariantWords()
  const { lines, currency, state } = quote
  const { net, before, isWaiting, goesBack } = useStandingAmount(quote)
  const taken = linesTaken(lines, quote.acceptance ?? {})
  const leftOut = lines.filter((line) => !taken.includes(line))
  const totalKind = quote.acceptance ? 'exact' : quote.totals.kind
  return (
    <section className={`cp-ticket ${classes.offer}`} aria-label={t('offer')}>
      <div className={classes.amount}>
        {goesBack ? (
          <b className={classes.back}>{page(goesBack)}</b>
        ) : (
          <>
            <span>
              {totalKind === 'exact' && net === 0 ? common('nothingToPay') : t(totalWords(totalKind, net))}
            </span>
            {totalKind !== 'open' && <HeroMoney minor={Math.abs(net)} currency={currency} />}
          </>
        )}
        {before !== undefined && (
          <span>
            {page('before')} <s>{money.full(Math.abs(before))}</s>
          </span>
        )}
        {isWaiting && <span>{page('waits')}</span>}
        <span>{namesOf(taken, words)}</span>
        {leftOut.length > 0 && <span>{t('leftOut', { devices: namesOf(leftOut, words) })}</span>}
      </div>
      <div className={classes.next}>
        <Choices quote={quote} />
        <p>{useNextStep(quote)}</p>
      </div>
      {state === 'sent' && <Validity quote={quote} />}
    </section>
  )
}

function namesOf(lines: readonly QuoteLine[], { labelName }: VariantWords): string {
  return lines
    .map(({ device, variantLabel }) => [device.name, labelName(variantLabel)].filter(Boolean).join(', '))
    .join(' · ')
}

function totalWords(kind: Quote['totals']['kind'], net: number) {
  if (kind === 'open') return 'totalOpen'
  if (kind === 'from') return net > 0 ? 'customerPaysFrom' : 'youPayFrom'
  return net > 0 ? 'customerPays' : 'youPay'
}

/** The propositions of a single device, with their amounts. */
function Choices({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('counter.quote')
  const money = useMoney(quote.currency)
  const isOpen = quote.state === 'sent' && quote.letCustomerChoose && quote.lineCount === 1
  const offers = useOffer(quote, isOpen).lines?.[0]?.offers ?? []
  if (!isOpen || offers.length < 2) return null
  return (
    <>
      <h2>{t('choices')}</h2>
      <dl className={classes.choices}>
        {offers.map(({ propositionKey, name, netMinor }) => (
          <div key={propositionKey}>
            <dt>{name}</dt>
            <dd>{money.full(Math.abs(netMinor))}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Validity({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('counter.quote')
  const format = useFormatter()
  const { timeZone } = useTeam()
  const today = useToday(timeZone)
  // A date without a time: parse and format in UTC.
  const until = format.dateTime(new Date(`${quote.validUntil}T00:00:00Z`), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return (
    <div className={classes.validity}>
      <Icon of={IconCalendarClock} />
      <span>
        {t.rich('validTo', {
          b: (text) => <b>{text}</b>,
          until,
          days: Math.max(0, daysLeft(quote.validUntil, today)),
        })}
      </span>
      <ExtendOffer quote={quote} />
    </div>
  )
}

function useNextStep(quote: Quote): string {
  const t = useTranslations('counter.quote.next')
  const task = taskOf(quote)
  const [kind = 'buy', ...otherKinds] = new Set(quote.lines.map((line) => line.kind))
  switch (quote.state) {
    case 'sent':
      if (quote.lines.some(({ checks, laterChecks }) => flaggedSince(checks, laterChecks).length > 0))
        return t('flagged')
      return t(quote.firstViewedAt === null ? 'notOpened' : 'opened')
    case 'accepted':
      if (quote.hasCounterOffer) return t('counterOffered')
      return task
        ? t(task)
        : isArrived(quote)
          ? t(`arrived.${otherKinds.length > 0 ? 'mixed' : kind}`)
          : t(`accepted.${otherKinds.length > 0 ? 'mixed' : kind}`)
    case 'declined':
      return t('declined')
    case 'completed':
      return t('completed')
    case 'cancelled':
      return t('withdrawn')
    default:
      return t('expired')
  }
}

/** True if all devices that the customer brings have arrived. */
function isArrived({ lines }: Quote): boolean {
  return lines.every(({ fulfilment }) => fulfilment && standsAt(fulfilment) !== 'awaiting')
}
