import type { Quote } from '@costard/contract'
import { agreedNet, standingNet, standsAt } from '@costard/quotes'
import { useCounterOffers } from '../use-counter-offers.ts'

/** The amount that holds now. before: the amount that a counter-offer, or the end of the devices, replaces. isWaiting: the customer has not answered. */
export interface StandingAmount {
  readonly net: number
  readonly before: number | undefined
  readonly isWaiting: boolean
  /** All devices are returned, so nothing is paid. */
  readonly goesBack: 'goesBack' | 'goneBack' | undefined
}

export function useStandingAmount(quote: Quote): StandingAmount {
  const { acceptance, totals, lines } = quote
  const offers = useCounterOffers(quote).filter(({ state }) => state !== 'declined' && state !== 'lapsed')
  const agreed = acceptance ?? totals
  const net = netOf(quote, offers) ?? agreed.netMinor
  const devices = lines.flatMap(({ fulfilment }) => (fulfilment ? [standsAt(fulfilment)] : []))
  const isBack = devices.length > 0 && devices.every((at) => at === 'counterDeclined' || at === 'returned')
  return {
    net,
    before: isBack || net !== agreed.netMinor ? agreed.netMinor : undefined,
    isWaiting: offers.some(({ state }) => state === 'sent'),
    goesBack: isBack ? (devices.every((at) => at === 'returned') ? 'goneBack' : 'goesBack') : undefined,
  }
}

/** Returns what an accepted quote comes to with all of these new prices, also those that its customer has not answered. */
function netOf(
  { acceptance, totals: { cashStepMinor }, lines, settledMinor }: Quote,
  offers: ReturnType<typeof useCounterOffers>,
): number | undefined {
  if (!acceptance) return undefined
  const changes = new Map(
    offers.map(({ lineId, content }) => [lineId as string, content.acceptedMinor - content.newMinor]),
  )
  const { lineNets } = acceptance
  // Quotes that were accepted before the nets of their lines were kept.
  if (!lineNets)
    return (
      settledMinor ??
      agreedNet(
        acceptance,
        changes.size === 0 ? null : [...changes.values()].reduce((sum, change) => sum + change, 0),
        cashStepMinor,
      )
    )
  return standingNet(
    lines.map(({ id, fulfilment }) => ({ lineId: id, fulfilment })),
    (lineId) => (lineNets[lineId] ?? 0) + (changes.get(lineId) ?? 0),
    cashStepMinor,
  )
}
