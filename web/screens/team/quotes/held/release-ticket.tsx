import { type Quote, type QuoteLine, textIn } from '@costard/contract'
import { price } from '@costard/pricing'
import { paidInCash, priceRequestFor, roundingOfLine } from '@costard/quotes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useMoney } from '#messages/use-money.ts'
import { HeroMoney } from '#ui/hero-money.tsx'
import { useTeam } from '../../team-context.ts'
import { useToday } from '../../kit/use-today.ts'
import { catalogQuery } from '../add/catalog-query.ts'
import classes from './held.module.css'

/**
 * The offer to the customer if the line is released at this amount, with all propositions. Only for members
 * who release.
 */
export function ReleaseTicket({
  quote,
  line,
  amountMinor,
}: {
  readonly quote: Quote
  readonly line: QuoteLine
  readonly amountMinor: number
}) {
  const t = useTranslations('held.release')
  const common = useTranslations('common')
  const { language } = useRegion()
  const team = useTeam()
  const today = useToday(team.timeZone)
  const money = useMoney(quote.currency)
  const { data: document } = useSuspenseQuery(catalogQuery(team.id, line.catalogId, line.catalogVersion))
  const computedMinor = computedOf(line)
  const change = amountMinor - computedMinor
  const adjustment = change === 0 ? null : { amountMinor: change, reason: 'release', maxAdjustBp: 10_000 }
  const { pricing } = document
  const context = { team, customer: quote.customer, today }
  const rounding = { ...roundingOfLine(quote.lineCount, team), kind: line.kind }
  const comesTo = (propositionKey: string) =>
    paidInCash(
      price(pricing, priceRequestFor(pricing, context, line, { propositionKey, adjustment })),
      rounding,
    ).netMinor
  const chosen = line.result.propositionKey
  const shownMinor = Math.abs(chosen === null ? amountMinor : comesTo(chosen))
  const nameOf = (key: string) => textIn(language, document.wording.propositions[key]?.name) || key
  return (
    <section className={`cp-ticket ${classes.ticket}`}>
      <span>
        {shownMinor === 0 ? common('nothingToPay') : t(line.kind === 'buy' ? 'youPay' : 'customerPays')}
      </span>
      <HeroMoney minor={shownMinor} currency={quote.currency} />
      <span>
        {chosen !== null && nameOf(chosen)}
        {change !== 0 && ` · ${t('workedOut', { amount: money.full(computedMinor) })}`}
      </span>
      <dl>
        {line.result.propositions
          .filter(({ key, available }) => available && key !== chosen)
          .map(({ key }) => (
            <div key={key}>
              <dt>{nameOf(key)}</dt>
              <dd>{money.full(Math.abs(comesTo(key)))}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

/** Returns the price of the line without its manual adjustment. */
export function computedOf({ result }: QuoteLine): number {
  return result.amountMinor - result.adjustmentMinor
}
