import { formatMoment } from '@costard/quotes'
import type { Locale } from '../../messages/texts.ts'

/** Country and time zone of the team that a mail concerns, for the formats of dates and times. */
export interface MailPlace {
  /** ISO 3166-1 */
  readonly country: string
  readonly timeZone: string
}

/** Returns the day of a moment in words. */
export function dayAt(at: Date, locale: Locale, { country, timeZone }: MailPlace): string {
  return formatMoment(at, `${locale}-${country}`, timeZone, { dateStyle: 'long' })
}
