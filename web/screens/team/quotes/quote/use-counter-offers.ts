import type { CounterOffer, Quote } from '@costard/contract'
import { type FulfilmentState, standsAt } from '@costard/quotes'
import { useQuery } from '@tanstack/react-query'
import { useTeam } from '../../team-context.ts'
import { counterOffersQuery } from './counter-offers-query.ts'

/** States of a device before any counter-offer. */
const before: ReadonlySet<FulfilmentState> = new Set(['awaiting', 'received', 'inspecting', 'cancelled'])

/** Returns the counter-offers of a quote; read only once a device was inspected. */
export function useCounterOffers(quote: Quote): readonly CounterOffer[] {
  const { id: teamId } = useTeam()
  const mayHave = quote.lines.some(
    ({ kind, fulfilment }) => kind !== 'sell' && fulfilment && !before.has(standsAt(fulfilment)),
  )
  const { data } = useQuery({ ...counterOffersQuery(teamId, quote.id), enabled: mayHave })
  return (mayHave && data) || none
}

const none: readonly CounterOffer[] = []
