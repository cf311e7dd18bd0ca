import { html, type Html } from '../../html.ts'
import type { PageWords } from '../page-words.ts'
import type { OfferPage } from '../public-quote.ts'

/** Conditions for the price of a device that only its customer has seen, and the link for showing it. */
export function promiseCard({ selfInspection }: OfferPage, { texts }: PageWords): Html | false {
  if (!selfInspection) return false
  const { url, provenPhotos: count } = selfInspection
  return html`<section class="card">
    <h2>${texts('publicQuote.promise.title')}</h2>
    <p>${texts('publicQuote.promise.text')}</p>
    ${count > 0 && html`<p>${texts('publicQuote.promise.shown', { count })}</p>`}
    ${url !== null && count < 3 && html`<a class="button" href="${url}">${texts('publicQuote.promise.fix')}</a>`}
  </section>`
}
