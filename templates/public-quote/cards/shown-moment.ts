import { dayIn } from '@costard/quotes'
import { hoursNow } from './opening-hours.ts'
import { createPageWords } from '../page-words.ts'
import type { OfferPage } from '../public-quote.ts'

/** A fixed region: only the order of the words matters here. */
const somewhere = { language: 'en', country: 'IE', currency: 'EUR' } as const

/** Returns what the moment changes on a customer's page: where it is the same, the page is too. */
export function shownMoment({ shop, at, timeZone }: Pick<OfferPage, 'shop' | 'at' | 'timeZone'>): string {
  const day = dayIn(timeZone, at)
  if (!shop || shop.hours === null) return day
  return `${day} ${hoursNow(shop.hours, shop.closedDays, at, timeZone, createPageWords(somewhere, timeZone))}`
}
