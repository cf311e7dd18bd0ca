import { phoneWords, type Quote, type QuoteLine } from '@costard/contract'
import { isAllowed, linesTaken, priceObstaclesIn } from '@costard/quotes'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { isOfflineId } from '#api/offline-id.ts'
import { lazyView } from '#code/lazy-view.tsx'
import { useRegion } from '#messages/region-context.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { HeroMoney } from '#ui/hero-money.tsx'
import { shopQuery } from '../../../settings/shop-query.ts'
import { useTeam } from '../../../team-context.ts'
import { catalogQuery } from '../../add/catalog-query.ts'
import { answersOfLine } from '../../answers-of-line.ts'
import { LineReceipt } from '../offer/line-receipt.tsx'
import classes from './quote-document.module.css'
import { RoundingRows } from '../offer/rounding-rows.tsx'
import { Initials } from '#ui/pictures/initials.tsx'

const NumberFollows = lazyView(
  () => import('../../../../../offline/paper/number-follows.tsx'),
  (file) => file.NumberFollows,
)

/** The quote as its customer sees it. */
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
        <span className={classes.shop}>
          <b>{team.name}</b>
          <ShopDetails />
        </span>
        <div>
          <b>{quote.isTrial ? words('trial') : t('quoteNumber', { number: quote.number })}</b>
          <span className="cp-dim">
            {t('date', {
              date: format.dateTime(new Date(quote.sentAt ?? quote.updatedAt), day),
              // A date without a time: parse and format in UTC.
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
            {[quote.customer?.email, phoneWords(quote.customer?.phone ?? '')].filter(Boolean).join(' · ')}
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
      {lines.map((line) => (
        <WhatWeSaw key={line.id} line={line} isOnly={lines.length === 1} />
      ))}
      <footer className={classes.total}>
        {missing.length === 0 ? (
          <>
            <BothWays quote={quote} net={net} />
            <RoundingRows quote={quote} />
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
      {isOfflineId(quote.id) && (
        <Suspense>
          <NumberFollows quoteId={quote.id} />
        </Suspense>
      )}
    </article>
  )
}

/** Address and tax number of the shop, as shown to the customer. */
function ShopDetails() {
  const t = useTranslations('counter.views')
  const { id } = useTeam()
  const { data } = useQuery(shopQuery(id))
  if (!data) return null
  const { street, town, vatNumber } = data
  const place = [street, town].filter(Boolean).join(', ')
  return (
    <span className="cp-dim">
      {[place, vatNumber && t('vat', { number: vatNumber })].filter(Boolean).join(' · ')}
    </span>
  )
}

/** The answers of a line, collapsed. */
function WhatWeSaw({ line, isOnly }: { readonly line: QuoteLine; readonly isOnly: boolean }) {
  const t = useTranslations('counter.views')
  const { language } = useRegion()
  const { id: teamId } = useTeam()
  const { data: document } = useSuspenseQuery(catalogQuery(teamId, line.catalogId, line.catalogVersion))
  const answers = answersOfLine(document, line, language)
  if (answers.length === 0) return null
  return (
    <details className={classes.saw}>
      <summary>
        {isOnly
          ? t('saw', { count: answers.length })
          : t('sawOf', { count: answers.length, device: line.device.name })}
      </summary>
      <dl>
        {answers.map(({ key, text, answer }) => (
          <div key={key}>
            <dt>{text}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function totalWords(kind: Quote['totals']['kind'], net: number) {
  if (kind === 'open') return 'totalOpen'
  if (kind === 'from') return net > 0 ? 'youPayFrom' : 'wePayFrom'
  return net > 0 ? 'youPay' : 'wePay'
}

/** Amounts in both directions, if the total nets one against the other. */
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
  // The customer may have accepted propositions other than those in the totals.
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

const kindLabels = { buy: 'weBuy', repair: 'weRepair', sell: 'weSell' } as const

function DeviceWords({ line: { kind, device, variantLabel, quantity } }: { readonly line: QuoteLine }) {
  const t = useTranslations('counter.review')
  const { labelName } = useVariantWords()
  return (
    <div className={classes.deviceWords}>
      <span className="cp-dim">{t(kindLabels[kind])}</span>
      <b>
        {quantity > 1 && t('times', { quantity })}
        {[device.name, labelName(variantLabel)].filter(Boolean).join(', ')}
      </b>
      <span className="cp-dim cp-mono">{device.imei ?? device.serial}</span>
    </div>
  )
}
