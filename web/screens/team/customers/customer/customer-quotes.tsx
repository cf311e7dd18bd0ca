import type { Customer } from '@costard/contract'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { DeviceDrawing } from '#ui/pictures/device-drawing.tsx'
import { ListProblem, SkeletonRows } from '../../list/list-states.tsx'
import { useTeam } from '../../team-context.ts'
import { pathOf } from '../../quotes/list/quote-row.ts'
import { ArchivedWord, Total, Updated, useDeviceDetail } from '../../quotes/marks/quote-words.tsx'
import { StateBadge } from '../../quotes/marks/state-badge.tsx'
import { customerQuotesQuery } from './customer-queries.ts'
import classes from './customer-screen.module.css'
import { MoreRows } from './more-rows.tsx'

/** Number of quotes shown at first, which leaves the timeline in view. */
const shownFirst = 6

/** The quotes of the customer, newest first. */
export function CustomerQuotes({ customer }: { readonly customer: Customer }) {
  const t = useTranslations('customers')
  const { id: teamId } = useTeam()
  const found = useInfiniteQuery(customerQuotesQuery(teamId, customer.id))
  const [isWhole, setIsWhole] = useState(false)
  const quotes = found.data?.pages.flatMap((page) => page.quotes)
  const hasMore = quotes !== undefined && quotes.length > shownFirst
  return (
    <section>
      <div className="cp-flex cp-between cp-baseline">
        <h2>{t('column.quotes')}</h2>
        {hasMore && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? t('fewerQuotes') : t('allQuotes', { count: customer.quotes })}
          </Button>
        )}
      </div>
      {found.error && <ListProblem error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && !found.error && <SkeletonRows />}
      {quotes?.length === 0 && <p className="cp-dim">{t('noQuotes', { name: customer.name })}</p>}
      {quotes && quotes.length > 0 && (
        <ul className={classes.rows}>
          {(isWhole ? quotes : quotes.slice(0, shownFirst)).map((quote) => (
            <QuoteRow key={quote.id} quote={quote} />
          ))}
        </ul>
      )}
      {(isWhole || !hasMore) && <MoreRows list={found} />}
    </section>
  )
}

function QuoteRow({ quote }: { readonly quote: Parameters<typeof useDeviceDetail>[0] }) {
  const { id: teamId } = useTeam()
  const detail = useDeviceDetail(quote)
  return (
    <li className={classes.row}>
      <Link to={pathOf(teamId, quote)}>{quote.number}</Link>
      <span className={classes.device}>
        <DeviceDrawing silhouette={quote.silhouette} size={24} />
        <span title={`${quote.title} ${detail}`}>
          <b>{quote.title}</b> <span className="cp-dim">{detail}</span>
        </span>
      </span>
      <span>
        <StateBadge state={quote.state} isViewed={quote.isViewed} />{' '}
        {quote.archivedAt !== null && <ArchivedWord />}
      </span>
      <b className={`${classes.end} ${classes.price}`}>
        <Total quote={quote} />
      </b>
      <span className={`${classes.end} ${classes.day} cp-dim`}>
        <Updated at={quote.updatedAt} />
      </span>
    </li>
  )
}
