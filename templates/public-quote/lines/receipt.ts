import { explain } from '@costard/pricing'
import { html, type Html } from '../../html.ts'
import { directionOf } from './choice.ts'
import type { PageWords } from '../page-words.ts'
import type { PublicLine, PublicOffer, PublicQuote } from '../public-quote.ts'

/** Computation of the price of a proposition, line by line like a till receipt. */
export function receipt(
  { currency }: PublicQuote,
  { labels }: PublicLine,
  { trace, name, netMinor }: PublicOffer,
  { texts, region, money, signed }: PageWords,
): Html {
  // Reasons for a rejection, a review or a range are shown beside the price, not in its sum.
  const steps = explain(trace, region, { currency, labels }).filter(({ kind }) => kind !== 'note')
  const label = name || texts(`publicQuote.direction.${directionOf(netMinor)}`)
  // A line without an amount, such as included tax, states its amount in the text.
  const amountOf = (minor: number, isTotal: boolean) =>
    minor !== 0 && (isTotal ? money(minor) : signed(minor))
  return html`<ol class="receipt">
    ${steps.map(
      ({ title, detail, minor, kind }, index) =>
        html`<li${kind === 'sum' && html` class="sum"`}>
          <span>${title} ${detail !== undefined && html`<i>${detail}</i>`}</span
          ><b>${amountOf(minor, index === 0 || kind === 'sum')}</b>
        </li>`,
    )}
    <li class="total"><span>${label}</span><b>${money(Math.abs(netMinor))}</b></li>
  </ol>`
}
