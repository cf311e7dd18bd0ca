import { html, type Html } from '../../html.ts'
import type { Texts } from '../../messages/texts.ts'
import type { PublicQuote } from '../public-quote.ts'

/** Link to the PDF; its address has the token, which is never in the page. */
export function pdfLink({ number }: Pick<PublicQuote, 'number'>, texts: Texts): Html {
  return html`<p class="aside">
    ${texts('publicQuote.quote', { number })} · <a href="?document">${texts('publicQuote.pdf')}</a>
  </p>`
}
