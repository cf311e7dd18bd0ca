import { html, type Html } from '../html.ts'
import type { Texts } from '../messages/texts.ts'

/** Leads to the PDF; its address has the token, which is never in the page. */
export function pdfLink(texts: Texts): Html {
  return html`<p class="aside"><a href="?document">${texts('publicQuote.pdf')}</a></p>`
}
