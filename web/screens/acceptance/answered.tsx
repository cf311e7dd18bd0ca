import type { PublicQuote } from '@costard/contract'
import { IconCircleCheck, IconClockX, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { HeroMoney } from '#ui/hero-money.tsx'
import classes from './answered.module.css'
import card from './card.module.css'
import ticket from './ticket.module.css'
import { BeforeYouCome } from './before-you-come.tsx'
import { directionOf, firstNameOf } from './offer.ts'
import { PageFrame } from './page-frame.tsx'

/** Thanks, the agreed amount, and what happens next. */
export function Accepted({ quote }: { readonly quote: PublicQuote }) {
  const t = useTranslations('acceptance')
  const date = useLongDate()
  const name = firstNameOf(quote)
  const net = quote.acceptedNetMinor ?? quote.netMinor
  const kind = quote.lines[0]?.kind ?? 'buy'
  return (
    <PageFrame quote={quote}>
      <Title>{t('accepted.heading', { name, hasName: name === '' ? 'no' : 'yes' })}</Title>
      <section className={`cp-ticket ${ticket.ticket}`}>
        <div className={ticket.price}>
          <span className={ticket.direction}>{t(`direction.${directionOf(net)}`)}</span>
          <HeroMoney minor={Math.abs(net)} currency={quote.currency} size="clamp(3rem, 16vw, 4rem)" />
          <span className={ticket.until}>
            <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
            {[
              ...new Set(quote.acceptedOffers),
              t('accepted.on', { day: date(new Date(quote.acceptedAt ?? quote.validUntil)) }),
            ].join(' · ')}
          </span>
        </div>
      </section>
      <section className={card.card}>
        <p>{t(`accepted.next.${kind}`, { team: quote.teamName })}</p>
        <ul className={classes.list}>
          {quote.lines.map(({ id, deviceName, variantLabel }) => (
            <li key={id}>
              <b>{deviceName}</b> {variantLabel}
            </li>
          ))}
        </ul>
      </section>
      <BeforeYouCome quote={quote} />
    </PageFrame>
  )
}

/** An offer that cannot be accepted any more: declined, expired, or withdrawn. */
export function Ended({ quote }: { readonly quote: PublicQuote }) {
  const t = useTranslations('acceptance')
  const date = useLongDate()
  const team = quote.teamName
  const words = () => {
    if (quote.declinedAt !== null)
      return {
        Icon: IconInfoCircle,
        title: t('declined.title'),
        text: t('declined.text', { day: date(new Date(quote.declinedAt)), team }),
      }
    if (quote.state === 'expired') {
      const day = date(new Date(`${quote.validUntil}T00:00:00Z`), 'UTC')
      return { Icon: IconClockX, title: t('expired.title', { day }), text: t('expired.text', { team }) }
    }
    return { Icon: IconInfoCircle, title: t('closed.title'), text: t('closed.text', { team }) }
  }
  const { Icon, title, text } = words()
  return (
    <PageFrame quote={quote}>
      <section className={classes.ended}>
        <Icon size={32} stroke={1.5} aria-hidden="true" />
        <Title>{title}</Title>
        <p>{text}</p>
      </section>
    </PageFrame>
  )
}

/** The answer replaces the page, so focus moves from the pressed button to the title. */
function Title({ children }: { readonly children: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  )
}

function useLongDate(): (at: Date, timeZone?: string) => string {
  const format = useFormatter()
  return (at, timeZone) =>
    format.dateTime(at, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...(timeZone !== undefined && { timeZone }),
    })
}
