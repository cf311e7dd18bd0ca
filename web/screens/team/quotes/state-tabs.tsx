import type { QuoteList, QuoteSummary } from '@costard/contract'
import { Fragment, useRef, useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { useMay } from '../team-context.ts'
import classes from './state-tabs.module.css'
import { waitingViewIn } from './waiting/waiting-query.ts'
import { WaitingTabs } from './waiting/waiting-tabs.tsx'

const tabs = [
  undefined,
  'draft',
  'pendingApproval',
  'sent',
  'accepted',
  'completed',
  'declined',
  'expired',
  'cancelled',
] as const

/** Tabs by state with counts. The search is kept. */
export function StateTabs({
  current,
  counts,
}: {
  readonly current: QuoteSummary['state'] | undefined
  readonly counts: QuoteList['counts'] | undefined
}) {
  const t = useTranslations('quotes')
  const format = useFormatter()
  const [params] = useSearchParams()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  const view = waitingViewIn(params)
  // Who answers has the list of what to answer.
  const mayAnswer = useMay('quote.override')
  const isShown = (state: (typeof tabs)[number]) =>
    state === undefined ||
    (!(mayAnswer && state === 'pendingApproval' && state !== current) &&
      (!isRare(state) || state === current || (counts?.[state] ?? 0) > 0))
  return (
    <nav ref={nav} className={classes.tabs} aria-label={t('tabs')}>
      {tabs.filter(isShown).map((state) => {
        const search = new URLSearchParams(params)
        if (state) search.set('state', state)
        else search.delete('state')
        search.delete('view')
        search.delete('quote')
        return (
          <Fragment key={state ?? 'all'}>
            <Link
              to={{ search: search.toString() }}
              aria-current={state === current && view === undefined ? 'page' : undefined}
              preventScrollReset
            >
              {state ? t(`state.${state}`) : t('all')}{' '}
              {counts && <span>{format.number(counts[state ?? 'all'] ?? 0)}</span>}
            </Link>
            {state === undefined && <WaitingTabs counts={counts} />}
          </Fragment>
        )
      })}
    </nav>
  )
}

/** Tabs that are shown only where they have something to show. */
function isRare(state: NonNullable<(typeof tabs)[number]>): boolean {
  return state === 'pendingApproval' || state === 'completed' || state === 'cancelled'
}
