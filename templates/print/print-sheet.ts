import { dayIn } from '@costard/quotes'
import { initialsOf } from '../initials.ts'
import { addressOf } from '../public-quote/shop-details.ts'
import { safeColor } from '../team-look.ts'
import { printedLogo, printedMark } from './drawings.ts'
import type { PrintWords } from './print-words.ts'
import type { PrintedSheet } from './printed-quote.ts'
import type { QuoteToPrint } from './quote-to-print.ts'

/**
 * Returns the fields that all documents about a quote share. at: the date of the document; deviceCount:
 * number of devices it covers.
 */
export function printSheet(
  { quote, timeZone, productName, shop, look }: QuoteToPrint,
  { at, deviceCount }: { readonly at: Date; readonly deviceCount: number },
  { texts, locale }: PrintWords,
): Omit<
  PrintedSheet,
  'title' | 'heading' | 'reference' | 'validity' | 'customer' | 'box' | 'online' | 'signatures'
> {
  const color = safeColor(look.color)
  return {
    lang: locale,
    region: quote.country,
    paper: letterCountries.has(quote.country) ? 'us-letter' : 'a4',
    date: dateIn(timeZone, at),
    number: quote.number,
    shop: {
      name: quote.teamName,
      initials: initialsOf(quote.teamName),
      logo: look.logo && printedLogo(look.logo),
      colors: color === undefined ? ['#e9edd7', '#103e25'] : [color, '#ffffff'],
      lines: shop
        ? [
            shop.legalName,
            addressOf(shop),
            shop.phone,
            shop.vatNumber && texts('document.vatNumber', { number: shop.vatNumber }),
          ].filter((text) => text !== '')
        : [],
    },
    deviceLabel: texts(deviceCount === 1 ? 'document.device' : 'document.devices'),
    deviceCount: texts('document.count', { count: deviceCount }),
    described: texts('document.described'),
    pages: texts('document.page', { page: '{page}', pages: '{pages}' }),
    product: `${productName} Pro`,
    mark: printedMark,
    attachment: texts('document.attachment'),
  }
}

/** Countries that print on US Letter. Source: CLDR, measurementData, paperSize. */
const letterCountries: ReadonlySet<string> = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '))

/** Year, month and day of a moment in a time zone. */
function dateIn(timeZone: string, at: Date): [number, number, number] {
  const [year = 0, month = 1, day = 1] = dayIn(timeZone, at).split('-').map(Number)
  return [year, month, day]
}
