import { formatMoney } from '@costard/pricing'
import type { TotalKind } from '@costard/quotes'
import { createTexts, type Locale } from '../messages/texts.ts'
import { shownPrice } from './quote-sent.ts'

/** Returns the text with which a member passes on the link to an offer, in the language of the customer. */
export function shareText({
  locale,
  country,
  teamName: team,
  customerName,
  deviceNames,
  currency,
  netMinor,
  totalKind,
  link,
}: {
  readonly locale: Locale
  readonly country: string
  readonly teamName: string
  readonly customerName: string
  readonly deviceNames: readonly string[]
  readonly currency: string
  readonly netMinor: number
  readonly totalKind: TotalKind
  readonly link: string
}): string {
  const texts = createTexts(locale)
  const [first = '', ...others] = deviceNames
  const name = customerName.trim().split(/\s+/)[0] ?? ''
  const device =
    others.length > 0 ? texts('quoteSent.andMore', { device: first, count: others.length }) : first
  const money = (minor: number) => formatMoney(Math.abs(minor), currency, `${locale}-${country}`)
  const price = shownPrice({ netMinor, totalKind }, money, texts)
  return texts('share.text', { name, hasName: name === '' ? 'no' : 'yes', team, device, price, link })
}
