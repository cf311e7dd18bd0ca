import { html, type Html } from '../../html.ts'
import type { PageWords } from '../page-words.ts'
import type { PublicLine } from '../public-quote.ts'

/** Condition of the device on which the price is based. */
export function conditionFacts({ condition = [] }: PublicLine, { texts }: PageWords): Html | false {
  if (condition.length === 0) return false
  return html`<dl class="condition">
    ${condition.map(
      ({ about, value }) =>
        html`<div>
          <dt>${texts(`publicQuote.condition.${about}`)}</dt>
          <dd>${value === '' ? texts('publicQuote.condition.none') : value}</dd>
        </div>`,
    )}
  </dl>`
}
