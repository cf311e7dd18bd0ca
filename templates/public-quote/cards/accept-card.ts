import { html, type Html } from '../../html.ts'
import { acceptStatement } from './accept-statement.ts'
import type { PageWords } from '../page-words.ts'
import type { OfferPage } from '../public-quote.ts'
import { whoAccepts } from './who-accepts.ts'

/** Name and consent of the customer who accepts. */
export function acceptCard(page: OfferPage, words: PageWords): Html {
  const { quote } = page
  const { texts } = words
  const terms =
    quote.terms && html` <a href="?terms" target="_blank">${texts('publicQuote.acceptCard.terms')}</a>`
  return html`<section class="card" id="accept">
    <h2>${texts('publicQuote.acceptCard.title')}</h2>
    ${whoAccepts(page, words, {
      label: texts('publicQuote.acceptCard.name'),
      statement: html`${acceptStatement(quote)}${terms}`,
    })}
  </section>`
}
