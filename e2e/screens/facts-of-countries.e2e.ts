import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { languages } from '@costard/contract'
import * as pricing from '@costard/pricing'
import * as quotes from '@costard/quotes'
import { builtInWording, plainLook, printQuote, quoteSentEmail } from '@costard/templates'
import { createCompile } from '../../server/pdf/compile.ts'
import { aPrintedLine, aQuoteToPrint } from '../../server/pdf/testing/quote-to-print.ts'
import { pdfIn } from '../../server/pdf/testing/read-pdf.ts'
import { countries } from '../../server/product/locales/countries.ts'
import { createPageWords } from '../../templates/public-quote/page-words.ts'
import { openBrowser } from '../steps/browser.ts'
import { test } from '../steps/story.ts'

interface Place {
  readonly id: string
  readonly language: (typeof languages)[number]
  readonly country: string
  readonly currency: string
  readonly timeZone: string
}

const places: readonly Place[] = languages.flatMap((language) =>
  countries.map(({ code, currency, timeZone }) => ({
    id: `${language}-${code}`,
    language,
    country: code,
    currency,
    timeZone,
  })),
)
const minor = -1_234_567
const at = '2026-12-05T04:43:00.000Z'
const day = '2026-12-04'

/** Amounts with no, two and three decimals, per cent, numbers, days and moments. Runs in Node and in the browser. */
function factsOf(
  {
    formatMoney,
    formatMoneyBriefly,
    formatAmount,
    formatPercent,
    formatShare,
    formatNumber,
    parseMoney,
    unitAfter,
  }: typeof pricing,
  { formatClock, formatDay, formatMoment, formatWeekday, momentIn, clockIn }: typeof quotes,
  { id, currency, timeZone }: Pick<Place, 'id' | 'currency' | 'timeZone'>,
  [amount, moment, date]: readonly [number, string, string],
): readonly unknown[] {
  const both = { dateStyle: 'long', timeStyle: 'short' } as const
  return [
    ...[currency, 'JPY', 'EUR', 'KWD', 'HUF'].flatMap((each) => {
      const text = formatMoney(amount, each, id)
      const typed = formatAmount(amount, each, id, { isTyped: true })
      return [
        text,
        formatMoneyBriefly(amount, each, id),
        parseMoney(text, each, id),
        parseMoney(typed, each, id),
      ]
    }),
    formatPercent(9250, id),
    formatShare(0.955, id),
    ...['%', 'GB', 'mm'].map((unit) => unitAfter(unit, id)),
    ...[1234, 1_234_567.5].map((value) => formatNumber(value, id, { maxDecimals: 2 })),
    ...[0, 6].map((weekday) => formatWeekday(weekday, id)),
    ...['00:00', '09:30', '12:00', '17:30'].map((clock) => formatClock(clock, id)),
    ...Array.from({ length: 12 }, (_, month) =>
      (['short', 'medium', 'long', 'full'] as const).map((dateStyle) =>
        formatDay(new Date(Date.UTC(2026, month, 4)).toISOString().slice(0, 10), id, { dateStyle }),
      ),
    ),
    formatDay(date, id, { weekday: 'long', day: 'numeric', month: 'long' }),
    formatDay(date, id, { dateStyle: 'medium' }),
    formatMoment(new Date(moment), id, timeZone, both),
    formatMoment(new Date(moment), id, timeZone, { hour: '2-digit', minute: '2-digit' }),
    clockIn(timeZone, new Date(moment)),
    momentIn(timeZone, `${date}T09:00`).toISOString(),
  ]
}

/** Serves our modules as they are, without their types: what the screens are built from. */
async function openModules() {
  const page = await openBrowser()
  const html = `<!doctype html><script type="importmap">
    {"imports": {"@costard/pricing": "/core/pricing/pricing.ts", "@costard/quotes": "/core/quotes/quotes.ts"}}
  </script>`
  await page.route('http://facts.example/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
    const source = readFileSync(new URL(`../..${pathname}`, import.meta.url), 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) })
  })
  await page.goto('http://facts.example/')
  return page
}

test('Node and the browser write the same facts in every country and language', async () => {
  const page = await openModules()
  // The server states its offsets, as it does to screens.
  const clocks = countries.map(({ timeZone }) => [
    timeZone,
    quotes.offsetsOf(timeZone, new Date('2026-01-01T00:00:00Z'), new Date('2028-01-01T00:00:00Z')),
  ])
  const inBrowser = await page.evaluate<unknown[][]>(`(async () => {
    const [pricing, quotes] = await Promise.all([import('@costard/pricing'), import('@costard/quotes')])
    for (const [timeZone, offsets] of ${JSON.stringify(clocks)})
      quotes.stateOffsets(timeZone, offsets, Date.parse('2028-01-01T00:00:00Z'))
    const factsOf = ${stripTypeScriptTypes(factsOf.toString())}
    return ${JSON.stringify(places)}.map((place) => factsOf(pricing, quotes, place, ${JSON.stringify([minor, at, day])}))
  })()`)
  for (const [index, place] of places.entries()) {
    const inNode = factsOf(pricing, quotes, place, [minor, at, day])
    assert.deepEqual(inBrowser[index], JSON.parse(JSON.stringify(inNode)), place.id)
  }
})

test('mail and page write them too', () => {
  for (const { id, language, country, currency, timeZone } of places) {
    const amount = pricing.formatMoney(-minor, currency, id)
    const lastDay = quotes.formatDay(day, id, { weekday: 'long', day: 'numeric', month: 'long' })
    const sent = quotes.formatMoment(new Date(at), id, timeZone, { dateStyle: 'long' })
    const { text } = quoteSentEmail({
      locale: language,
      number: 'Q-1',
      wording: builtInWording(language, 'quoteSent'),
      look: plainLook,
      shop: { street: '', town: '', phone: '', hours: null },
      productName: 'Costard',
      teamName: 'Fix & Co',
      country,
      customerName: 'Ada Customer',
      customerKind: 'private',
      sentBy: 'Niamh',
      currency,
      totalKind: 'exact',
      netMinor: minor,
      validUntil: day,
      sentAt: new Date(at),
      timeZone,
      note: '',
      link: 'https://pro.example/q/a',
      lines: [],
    })
    for (const fact of [amount, lastDay, sent]) assert.ok(text.includes(fact), `${fact} in the mail of ${id}`)
    const words = createPageWords({ language, country, currency }, timeZone)
    assert.equal(words.money(-minor), amount)
    assert.equal(words.day(day), lastDay)
    const hero = String(words.hero(-minor))
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&#39;', "'")
    const { decimal } = pricing.numberStyle(id)
    const inLarge = pricing.currencyExponent(currency) > 0 ? amount.split(decimal).join('') : amount
    assert.equal(hero, amount + inLarge, `page of ${id}`)
  }
})

test('paper has them letter by letter', async () => {
  const compile = createCompile()
  const withoutBlanks = (text: string): string => text.replaceAll(/\s/g, '')
  for (const language of languages) {
    const ofLanguage = places.filter((place) => place.language === language)
    const facts = ofLanguage.map(({ id, currency, timeZone }) => [
      pricing.formatMoney(-minor, currency, id),
      pricing.formatPercent(9250, id),
      quotes.formatMoment(new Date(at), id, timeZone, { dateStyle: 'long', timeStyle: 'short' }),
    ])
    const lines = facts.map((texts, index) =>
      aPrintedLine({ id: String(index), deviceName: `#${index}`, variantLabel: texts.join(' · ') }),
    )
    const data = JSON.stringify(printQuote(aQuoteToPrint({ language, lines })))
    const { text } = await pdfIn(compile({ template: 'quote', data, attachment: '{}' }))
    for (const texts of facts)
      for (const fact of texts) assert.ok(withoutBlanks(text).includes(withoutBlanks(fact)), fact)
  }
})
