import type { Quote, QuoteLine } from '@costard/contract'
import { isAllowed, linesTaken, priceObstaclesIn } from '@costard/quotes'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { HeroMoney } from '#ui/hero-money.tsx'
import { useTeam } from '../../team-context.ts'
import { LineReceipt } from './line-receipt.tsx'
import classes from './quote-document.module.css'
import { Initials } from '#ui/pictures/initials.tsx'

/** The quote as the customer sees it. */
export function QuoteDocument({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('counter.review')
  const common = useTranslations('common')
  const words = useTranslations('counter')
  const format = useFormatter()
  const team = useTeam()
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const net = quote.acceptance?.netMinor ?? quote.totals.netMinor
  const missing = priceObstaclesIn(quote.obstacles)
  const lines = linesTaken(quote.lines, quote.acceptance ?? {})
  const totalKind = quote.acceptance ? 'exact' : quote.totals.kind
  return (
    <article className={classes.paper}>
      <header className={classes.head}>
        <Initials name={team.name} isSquare isColored size="2.5rem" />
        <b>{team.name}</b>
        <div>
          <b>{quote.isTrial ? words('trial') : t('quoteNumber', { number: quote.number })}</b>
          <span className="cp-dim">
            {t('date', {
              date: format.dateTime(new Date(quote.sentAt ?? quote.updatedAt), day),
              // A calendar day: parse and format in UTC.
              until: format.dateTime(new Date(`${quote.validUntil}T00:00:00Z`), { ...day, timeZone: 'UTC' }),
            })}
          </span>
        </div>
      </header>
      <div className={classes.parties}>
        <div>
          <span className="cp-dim">{t('for')}</span>
          <b>{quote.customer?.name ?? t('walkIn')}</b>
          <span className="cp-dim">
            {[quote.customer?.email, quote.customer?.phone].filter(Boolean).join(' · ')}
          </span>
        </div>
        <div>
          {lines.map((line) => (
            <DeviceWords key={line.id} line={line} />
          ))}
        </div>
      </div>
      {quote.note && <p className={classes.note}>{quote.note}</p>}
      {lines.map((line) => (
        <LineReceipt
          key={line.id}
          quote={quote}
          line={line}
          heading={lines.length === 1 ? t('amounts') : line.device.name}
          total={lines.length > 1 ? 'customer' : undefined}
          isDraft={isAllowed('edit', quote.state)}
        />
      ))}
      {quote.lineCount > quote.lines.length && (
        <p className={classes.open}>{t('moreLines', { count: quote.lineCount - quote.lines.length })}</p>
      )}
      <footer className={classes.total}>
        {missing.length === 0 ? (
          <>
            <BothWays quote={quote} net={net} />
            <Rounding quote={quote} net={net} />
            <b>
              {totalKind === 'exact' && net === 0 ? common('nothingToPay') : t(totalWords(totalKind, net))}
            </b>
            {totalKind !== 'open' && (
              <HeroMoney minor={Math.abs(net)} currency={quote.currency} size="2.25rem" />
            )}
          </>
        ) : (
          <b>{t(missing.includes('needs-review') ? 'onHold' : 'noPriceYet')}</b>
        )}
      </footer>
    </article>
  )
}

function totalWords(kind: Quote['totals']['kind'], net: number) {
  if (kind === 'open') return 'totalOpen'
  if (kind === 'from') return net > 0 ? 'youPayFrom' : 'wePayFrom'
  return net > 0 ? 'youPay' : 'wePay'
}

/** Amounts in both directions, where the total sets one off against the other. */
function BothWays({
  quote: { totals, currency, lineCount },
  net,
}: {
  readonly quote: Quote
  readonly net: number
}) {
  const t = useTranslations('counter.review')
  const money = useMoney(currency)
  const { chargeMinor, payoutMinor, netMinor } = totals
  // The customer can have accepted other propositions than those of the totals.
  if (
    totals.kind !== 'exact' ||
    lineCount === 1 ||
    chargeMinor === 0 ||
    payoutMinor === 0 ||
    net !== netMinor
  )
    return null
  return (
    <dl className={classes.both}>
      <div>
        <dt>{t('youPayUs')}</dt>
        <dd>{money.full(chargeMinor)}</dd>
      </div>
      <div>
        <dt>{t('wePayYou')}</dt>
        <dd>{money.full(payoutMinor)}</dd>
      </div>
    </dl>
  )
}

/** What rounding adds to the amount that is paid. */
function Rounding({
  quote: { totals, acceptance, currency },
  net,
}: {
  readonly quote: Quote
  readonly net: number
}) {
  const t = useTranslations('common')
  const money = useMoney(currency)
  const minor = acceptance ? (acceptance.cashRoundingMinor ?? 0) : totals.cashRoundingMinor
  if (minor === 0 || (!acceptance && totals.kind !== 'exact')) return null
  return (
    <dl className={classes.both}>
      <div>
        <dt>{t('cashRounding')}</dt>
        <dd>{money.signed(Math.abs(net) - Math.abs(net - minor))}</dd>
      </div>
    </dl>
  )
}

const kindLabels = { buy: 'weBuy', repair: 'weRepair', sell: 'weSell' } as const

function DeviceWords({ line: { kind, device, variantLabel, quantity } }: { readonly line: QuoteLine }) {
  const t = useTranslations('counter.review')
  const { labelName } = useVariantWords()
  return (
    <>
      <span className="cp-dim">{t(kindLabels[kind])}</span>
      <b>
        {quantity > 1 && t('times', { quantity })}
        {[device.name, labelName(variantLabel)].filter(Boolean).join(', ')}
      </b>
      <span className="cp-dim cp-mono">{device.imei ?? device.serial}</span>
    </>
  )
}
