import type { Quote } from '@costard/contract'
import { daysLeft } from '@costard/quotes'
import { Button, CopyButton } from '@mantine/core'
import { IconCopy, IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { paths } from '#paths'
import { HeroMoney } from '#ui/hero-money.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import { useToday } from '../../use-today.ts'
import classes from './quote-offer.module.css'

/** The amount the customer has, and what happens next with its one button. */
export function QuoteOffer({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('counter.quote')
  const { lines, currency } = quote
  const net = quote.acceptance?.netMinor ?? quote.totals.netMinor
  return (
    <section className={`cp-ticket ${classes.offer}`} aria-label={t('offer')}>
      <div className={classes.amount}>
        <span>{t(net > 0 ? 'customerPays' : 'youPay')}</span>
        <HeroMoney minor={Math.abs(net)} currency={currency} />
        <span>
          {lines
            .map(({ device, variantLabel }) => [device.name, variantLabel].filter(Boolean).join(', '))
            .join(' · ')}
        </span>
      </div>
      <div className={classes.next}>
        <h2>{t('next.title')}</h2>
        <NextStep quote={quote} />
      </div>
    </section>
  )
}

function NextStep({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('counter.quote')
  const format = useFormatter()
  const { id: teamId, timeZone } = useTeam()
  const mayQuote = useMay('quote.create')
  const today = useToday(timeZone)
  const { state } = quote
  const [kind = 'buy', ...otherKinds] = new Set(quote.lines.map((line) => line.kind))
  if (state === 'sent') {
    // A calendar day: parse and format in UTC.
    const until = format.dateTime(new Date(`${quote.validUntil}T00:00:00Z`), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
    return (
      <>
        <p>{t(quote.firstViewedAt === null ? 'next.notOpened' : 'next.opened')}</p>
        <p>{t('next.until', { until, days: Math.max(0, daysLeft(quote.validUntil, today)) })}</p>
        {quote.publicUrl !== null && (
          <CopyButton value={quote.publicUrl}>
            {({ copied, copy }) => (
              <Button leftSection={<IconCopy size={18} stroke={1.75} />} onClick={copy}>
                {t(copied ? 'copied' : 'copyLink')}
              </Button>
            )}
          </CopyButton>
        )}
      </>
    )
  }
  if (state === 'accepted') return <p>{t(`next.accepted.${otherKinds.length > 0 ? 'mixed' : kind}`)}</p>
  return (
    <>
      <p>{t(state === 'declined' ? 'next.declined' : 'next.expired')}</p>
      {mayQuote && (
        <Button
          component={Link}
          to={paths.identify(teamId)}
          leftSection={<IconPlus size={18} stroke={1.75} />}
        >
          {t('next.newQuote')}
        </Button>
      )}
    </>
  )
}
