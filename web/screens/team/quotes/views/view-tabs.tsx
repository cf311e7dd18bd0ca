import type { QuoteList, QuoteView } from '@costard/contract'
import { IconStar } from '@tabler/icons-react'
import { Fragment, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { type ListFilters, queryOf } from '../filters/list-filters.ts'
import { useToday } from '../../kit/use-today.ts'
import { useMay, useTeam } from '../../team-context.ts'
import { queryOfView } from '../filters/day-presets.ts'
import classes from './view-tabs.module.css'
import { waitingViewIn } from '../waiting/waiting-query.ts'
import { WaitingTabs } from '../waiting/waiting-tabs.tsx'

const states = [
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

/** Tabs by state with counts, which keep the other filters, then the saved views. */
export function ViewTabs({
  filters,
  counts,
  views,
  current,
}: {
  readonly filters: ListFilters
  readonly counts: QuoteList['counts'] | undefined
  readonly views: readonly QuoteView[]
  /** The view that the list started from. */
  readonly current: QuoteView | undefined
}) {
  const t = useTranslations('quotes')
  const list = useTranslations('quoteList.views')
  const needs = useTranslations('quoteList')
  const format = useFormatter()
  const today = useToday(useTeam().timeZone)
  const nav = useRef<HTMLElement>(null)
  const { state: currentState, needsYou, ...others } = filters
  const isMine = needsYou !== undefined && currentState === undefined
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [currentState, current?.id])
  const [params] = useSearchParams()
  const waiting = waitingViewIn(params)
  // Members who answer have a list of open requests.
  const mayAnswer = useMay('quote.override')
  const isShown = (state: (typeof states)[number]) =>
    state === undefined ||
    (!(mayAnswer && state === 'pendingApproval' && state !== currentState) &&
      (!isRare(state) || state === currentState || (counts?.[state] ?? 0) > 0))
  return (
    <nav ref={nav} className={classes.tabs} aria-label={t('tabs')}>
      {states.filter(isShown).map((state) => (
        <Fragment key={state ?? 'all'}>
          <Link
            // Leaving a view also leaves its filters.
            to={{ search: queryOf({ ...(current ? {} : others), ...(state && { state }) }) }}
            aria-current={!current && !waiting && !isMine && state === currentState ? 'page' : undefined}
            preventScrollReset
          >
            {state ? t(`state.${state}`) : t('all')}{' '}
            {counts && <span>{format.number(counts[state ?? 'all'] ?? 0)}</span>}
          </Link>
          {state === undefined && (
            <>
              <Link
                to={{ search: queryOf({ ...(current ? {} : others), needsYou: 'true' }) }}
                aria-current={!current && !waiting && isMine ? 'page' : undefined}
                title={needs('needsYouHelp')}
                preventScrollReset
              >
                {needs('chip.needsYou')}
              </Link>
              <WaitingTabs counts={counts} />
            </>
          )}
        </Fragment>
      ))}
      {views.map((view, index) => (
        <Link
          key={view.id}
          to={{ search: addressOf(view, today) }}
          data-first={index === 0 || undefined}
          aria-current={view.id === current?.id ? 'page' : undefined}
          title={view.name}
          preventScrollReset
        >
          <IconStar size={16} stroke={1.75} aria-label={list('star')} />
          <b>{view.name}</b>
        </Link>
      ))}
    </nav>
  )
}

/** Returns the query string that opens a view. */
export function addressOf({ id, query }: Pick<QuoteView, 'id' | 'query'>, today: string): string {
  const params = queryOfView(query, today)
  params.set('view', id)
  return params.toString()
}

/** Tabs that are shown only if they have entries. */
function isRare(state: NonNullable<(typeof states)[number]>): boolean {
  return state === 'pendingApproval' || state === 'completed' || state === 'cancelled'
}
