import type { Quote } from '@costard/contract'
import { agreedNet, standsAt } from '@costard/quotes'
import { useCounterOffers } from './use-counter-offers.ts'

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
  const changeMinor = offers.reduce((sum, { content }) => sum + content.acceptedMinor - content.newMinor, 0)
  const agreedNow = agreedNet(agreed, offers.length === 0 ? null : changeMinor, totals.cashStepMinor)
  const net = quote.settledMinor ?? agreedNow
  const devices = lines.flatMap(({ fulfilment }) => (fulfilment ? [standsAt(fulfilment)] : []))
  const isBack = devices.length > 0 && devices.every((at) => at === 'counterDeclined' || at === 'returned')
  return {
    net,
    before: isBack || net !== agreed.netMinor ? agreed.netMinor : undefined,
    isWaiting: offers.some(({ state }) => state === 'sent'),
    goesBack: isBack ? (devices.every((at) => at === 'returned') ? 'goneBack' : 'goesBack') : undefined,
  }
}
