import type { PublicQuote } from '@costard/contract'
import { IconCalendarClock } from '@tabler/icons-react'
import { useFormatter, useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { HeroMoney } from '#ui/hero-money.tsx'
import classes from './ticket.module.css'
import { type Choice, canChoose, chosenNet, directionOf } from './offer.ts'
import { OfferChoice } from './offer-choice.tsx'

/** The price, its last day, and for a single device its propositions. */
export function Ticket({
  quote,
  choice,
  choose,
}: {
  readonly quote: PublicQuote
  readonly choice: Choice
  readonly choose: (lineId: string) => (propositionKey: string) => void
}) {
  const t = useTranslations('acceptance')
  const format = useFormatter()
  const net = chosenNet(quote, choice)
  const direction = directionOf(net)
  const [only, ...others] = quote.lines
  const day = format.dateTime(new Date(`${quote.validUntil}T00:00:00Z`), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return (
    <section className={`cp-ticket ${classes.ticket}`}>
      <div className={classes.price}>
        <span className={classes.direction}>{t(`direction.${direction}`)}</span>
        <HeroMoney minor={Math.abs(net)} currency={quote.currency} size="clamp(3rem, 16vw, 4rem)" />
        <span className={classes.until}>
          <IconCalendarClock size={16} stroke={1.75} aria-hidden="true" />
          {t('until', { day, days: quote.daysLeft })}
        </span>
        <MayChange quote={quote} />
      </div>
      {only && others.length === 0 && canChoose(quote, only) && (
        <OfferChoice
          line={only}
          currency={quote.currency}
          choice={choice}
          choose={choose(only.id)}
          label={t(direction === 'payout' ? 'choose.payout' : 'choose.charge')}
        />
      )}
    </section>
  )
}

/** Shown before the customer decides: what could not be checked yet may still change the price. */
function MayChange({ quote }: { readonly quote: PublicQuote }) {
  const t = useTranslations('acceptance')
  const money = useMoney(quote.currency)
  const amount = quote.lines.reduce((sum, { mayMoveMinor }) => sum + mayMoveMinor, 0)
  if (amount === 0) return null
  const change = quote.lines.every(({ kind }) => kind === 'buy') ? 'down' : 'up'
  return <span className={classes.direction}>{t(`mayMove.${change}`, { amount: money.full(amount) })}</span>
}
