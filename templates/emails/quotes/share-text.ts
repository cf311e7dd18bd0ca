import { formatMoney } from '@costard/pricing'
import type { TotalKind } from '@costard/quotes'
import { createTexts } from '../../messages/texts.ts'
import { shownPrice } from './quote-sent.ts'
import { dayInWords, deviceInWords, filledMessage, type TeamMessage } from './team-message.ts'

/** Returns the text for sharing the link to an offer, in the customer's language. */
export function shareText({
  deviceNames,
  currency,
  netMinor,
  totalKind,
  validUntil,
  ...message
}: TeamMessage & {
  readonly deviceNames: readonly string[]
  readonly currency: string
  readonly netMinor: number
  readonly totalKind: TotalKind
  /** The last day, "2026-11-20". */
  readonly validUntil: string
}): string {
  const { locale, country } = message
  const money = (minor: number) => formatMoney(Math.abs(minor), currency, `${locale}-${country}`)
  return filledMessage(message, {
    device: deviceInWords(deviceNames, locale),
    price: shownPrice({ netMinor, totalKind }, money, createTexts(locale)),
    lastDay: dayInWords(validUntil, message),
  }).paragraphs.join('\n\n')
}
