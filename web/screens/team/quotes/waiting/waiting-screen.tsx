import type { QuoteId } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Message } from '#ui/notes/message.tsx'
import { useKeys } from '#ui/layout/use-keys.ts'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { ListProblem, SkeletonRows } from '../../list/list-states.tsx'
import { useTeam } from '../../team-context.ts'
import { WaitingDetail } from './waiting-detail.tsx'
import { WaitingList } from './waiting-list.tsx'
import { type WaitingView, waitingQuery } from './waiting-query.ts'
import classes from './waiting.module.css'

/**
 * Drafts that wait for a release or a price: a list with the selected one beside it; on a phone one at a
 * time.
 */
export function WaitingScreen({ view }: { readonly view: WaitingView }) {
  const t = useTranslations('held.list')
  const { id: teamId } = useTeam()
  const [params, setParams] = useSearchParams()
  const isPhone = useScreenSize() === 'phone'
  const { data, error, refetch } = useQuery(waitingQuery(teamId, view))
  const ids = data?.waiting.map(({ id }) => id) ?? []
  const asked = params.get('quote') as QuoteId | null // the server validates it
  const chosen = asked ?? (isPhone ? null : (ids[0] ?? null))
  const choose = (id: QuoteId | null) => {
    const next = new URLSearchParams(params)
    if (id === null) next.delete('quote')
    else next.set('quote', id)
    setParams(next, { replace: !isPhone || asked !== null, preventScrollReset: true })
  }
  const move = (by: 1 | -1) => () => {
    const place = chosen === null ? -1 : ids.indexOf(chosen)
    const next = ids[Math.min(Math.max(place + by, 0), ids.length - 1)]
    if (next !== undefined) choose(next)
  }
  useKeys({ j: move(1), k: move(-1), Escape: () => choose(null) })
  if (error && !data) return <ListProblem error={error} retry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  const isEmpty = data.waiting.length === 0 && data.answered.length === 0 && chosen === null
  if (isEmpty) return <Message title={t(view === 'to-price' ? 'nonePrice' : 'none')} />
  return (
    <div className={classes.split}>
      {!(isPhone && chosen !== null) && (
        <WaitingList data={data} view={view} chosen={chosen} onChoose={choose} />
      )}
      {chosen !== null && (
        <WaitingDetail key={chosen} quoteId={chosen} onBack={isPhone ? () => choose(null) : undefined} />
      )}
    </div>
  )
}
