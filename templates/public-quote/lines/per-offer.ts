import { type Choice, chosenOffer } from '@costard/quotes'
import { html, type Html } from '../../html.ts'
import { switchedLine } from './choice.ts'
import type { PublicOffer, PublicQuote } from '../public-quote.ts'

/**
 * Renders content for each proposition of a single device; the style sheet shows the one for the checked
 * radio button. Returns undefined if the propositions are not switched by the style sheet.
 */
export function perOffer(
  quote: PublicQuote,
  choice: Choice,
  render: (offer: PublicOffer) => Html,
): Html | undefined {
  const line = switchedLine(quote)
  if (!line) return undefined
  const chosen = chosenOffer(line, choice)
  return html`${line.offers.map(
    (offer, index) => html`<div class="v v${index}${offer === chosen && ' on'}">${render(offer)}</div>`,
  )}`
}
