import { dayIn } from '@costard/quotes'
import { hoursNow } from './opening-hours.ts'
import { createPageWords } from '../page-words.ts'
import type { OfferPage } from '../public-quote.ts'

/** An arbitrary region, since the texts only serve for comparison. */
const somewhere = { language: 'en', country: 'IE', currency: 'EUR' } as const

/**
 * Returns the texts on a customer's page that depend on the current time: if they are the same, the page is
 * too.
 */
export function shownMoment({ shop, at, timeZone }: Pick<OfferPage, 'shop' | 'at' | 'timeZone'>): string {
  const day = dayIn(timeZone, at)
  if (!shop || shop.hours === null) return day
  return `${day} ${hoursNow(shop.hours, shop.closedDays, at, timeZone, createPageWords(somewhere, timeZone))}`
}
