import { html, type Html } from '../../html.ts'
import type { PageWords } from '../page-words.ts'
import type { PublicQuote } from '../public-quote.ts'

/** Terms that the customer agrees to by accepting, as of when the offer was sent. */
export function termsPage({ terms, teamName: team }: PublicQuote, { texts, dayOf }: PageWords): Html {
  return html`<h1>${texts('publicQuote.terms.title', { team })}</h1>
    <section class="card">
      <p class="note">${terms?.text ?? ''}</p>
      ${terms && html`<p class="aside">${texts('publicQuote.terms.version', { version: terms.version, day: dayOf(terms.since) })}</p>`}
    </section>
    <p class="aside large"><a href="?">${texts('publicQuote.terms.back')}</a></p>`
}
