import { formatMoney } from '@costard/pricing'
import { dayInWords, deviceInWords, filledMessage, type TeamMessage } from './team-message.ts'

/** Returns the text with which a member passes on the link to an offer, in the language of the customer. */
export function shareText({
  deviceNames,
  currency,
  netMinor,
  validUntil,
  ...message
}: TeamMessage & {
  readonly deviceNames: readonly string[]
  readonly currency: string
  readonly netMinor: number
  /** The last day, "2026-11-20". */
  readonly validUntil: string
}): string {
  const { locale, country } = message
  return filledMessage(message, {
    device: deviceInWords(deviceNames, locale),
    price: formatMoney(Math.abs(netMinor), currency, `${locale}-${country}`),
    lastDay: dayInWords(validUntil, message),
  }).paragraphs.join('\n\n')
}
