import type { Quote } from '@costard/contract'
import { agreedNet, standingNet, standsAt } from '@costard/quotes'
import { useCounterOffers } from '../use-counter-offers.ts'

/**
 * The amount that currently applies. before: the amount it replaced after a counter-offer or a device that
 * ended. isWaiting: the customer has not answered yet.
 */
export interface StandingAmount {
  readonly net: number
  readonly before: number | undefined
  readonly isWaiting: boolean
  /** True if all devices were returned, so nothing is paid. */
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

/** Returns the net amount of an accepted quote with all these counter-offers, including unanswered ones. */
function netOf(
  { acceptance, totals: { cashStepMinor }, lines, settledMinor }: Quote,
  offers: ReturnType<typeof useCounterOffers>,
): number | undefined {
  if (!acceptance) return undefined
  const changes = new Map(
    offers.map(({ lineId, content }) => [lineId as string, content.acceptedMinor - content.newMinor]),
  )
  const { lineNets } = acceptance
  // Quotes accepted before the net amounts of lines were stored.
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
