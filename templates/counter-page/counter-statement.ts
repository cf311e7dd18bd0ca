import { formatMoney } from '@costard/pricing'
import type { CounterOfferContent } from '../counter-offer.ts'
import { createTexts, pickLocale } from '../messages/texts.ts'
import { shownAmounts } from './shown-amounts.ts'

/** Returns the statement that a customer agrees to by accepting a counter-offer. */
export function counterStatement({
  language,
  country,
  currency,
  content,
}: {
  readonly language: string
  /** ISO 3166-1. */
  readonly country: string
  readonly currency: string
  readonly content: Pick<
    CounterOfferContent,
    'kind' | 'deviceName' | 'acceptedMinor' | 'newMinor' | 'cashStepMinor'
  >
}): string {
  const locale = pickLocale(language)
  const money = (minor: number) => formatMoney(minor, currency, `${locale}-${country}`)
  const { newMinor, extraMinor } = shownAmounts(content)
  const statement = content.kind === 'repair' ? 'counterOffer.repair.page.agrees' : 'counterOffer.page.agrees'
  return createTexts(locale)(statement, {
    device: content.deviceName,
    price: money(newMinor),
    extra: money(extraMinor),
  })
}
