import { formatMoney } from '@costard/pricing'
import type { CounterOfferContent } from '../counter-offer.ts'
import { createTexts, pickLocale } from '../messages/texts.ts'

/** Returns what a customer agrees to who accepts a new price. */
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
  readonly content: Pick<CounterOfferContent, 'deviceName' | 'newMinor'>
}): string {
  const locale = pickLocale(language)
  const price = formatMoney(content.newMinor, currency, `${locale}-${country}`)
  return createTexts(locale)('counterOffer.page.agrees', { device: content.deviceName, price })
}
