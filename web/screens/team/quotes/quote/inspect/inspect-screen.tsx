import type { Quote, QuoteLine } from '@costard/contract'
import { inspectionState } from '@costard/quotes'
import { Navigate, useSearchParams } from 'react-router'
import { paths } from '#paths'
import { useMay } from '../../../team-context.ts'
import { useQuote } from '../../use-quote.ts'
import { QuoteBoundary } from '../quote-boundary.tsx'
import { useCounterOffers } from '../use-counter-offers.ts'
import { Inspect } from './inspect.tsx'

/** Inspection of a received device: the catalog's questions again, and the resulting price. */
export function InspectScreen() {
  return (
    <QuoteBoundary>
      <ReceivedOnly />
    </QuoteBoundary>
  )
}

/** Redirects to the quote if there is no device to inspect, or for a viewer. */
function ReceivedOnly() {
  const { quote, teamId } = useQuote()
  const [search] = useSearchParams()
  const mayQuote = useMay('quote.create')
  const line = inspectable(quote, search.get('line'))
  const offers = useCounterOffers(quote)
  const isOver = offers.some(({ lineId }) => lineId === line?.id)
  return line && mayQuote && !isOver ? (
    <Inspect key={line.id} quote={quote} line={line} />
  ) : (
    <Navigate to={paths.quote(teamId, quote.id)} replace />
  )
}

function inspectable({ state, lines }: Quote, lineId: string | null): QuoteLine | undefined {
  if (state !== 'accepted') return undefined
  const waiting = lines.filter(
    ({ kind, fulfilment }) =>
      fulfilment !== undefined &&
      fulfilment !== null &&
      (fulfilment.state === 'received' || fulfilment.state === inspectionState(kind)),
  )
  return lineId === null ? waiting[0] : waiting.find(({ id }) => id === lineId)
}
