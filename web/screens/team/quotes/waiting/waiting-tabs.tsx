import type { QuoteList } from '@costard/contract'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMay } from '../../team-context.ts'
import { waitingViewIn, waitingViews } from './waiting-query.ts'

const countOf = { 'to-release': 'toRelease', 'to-price': 'toPrice' } as const

/** Tabs for members who release and price, while something waits. */
export function WaitingTabs({ counts }: { readonly counts: QuoteList['counts'] | undefined }) {
  const t = useTranslations('quotes.view')
  const format = useFormatter()
  const [params] = useSearchParams()
  const mayAnswer = useMay('quote.override')
  const current = waitingViewIn(params)
  if (!mayAnswer) return null
  return waitingViews
    .filter((view) => view === current || (counts?.[countOf[view]] ?? 0) > 0)
    .map((view) => (
      <Link
        key={view}
        to={{ search: new URLSearchParams({ view }).toString() }}
        aria-current={view === current ? 'page' : undefined}
        preventScrollReset
      >
        {t(view)} {counts && <span>{format.number(counts[countOf[view]] ?? 0)}</span>}
      </Link>
    ))
}
