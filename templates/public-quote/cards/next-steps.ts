import { html, type Html } from '../../html.ts'
import type { PageWords } from '../page-words.ts'
import type { PublicQuote } from '../public-quote.ts'
import { standingAmount } from './standing-amount.ts'

/** Next steps in chronological order: before the offer is accepted, or after. */
export function nextSteps(quote: PublicQuote, { texts, money }: PageWords): Html {
  const { lines, acceptedAt } = quote
  const kinds = (['buy', 'repair', 'sell'] as const).filter((kind) =>
    lines.some((line) => line.kind === kind),
  )
  const net = standingAmount(quote)
  const amount = money(Math.abs(net))
  const steps = acceptedAt === null ? (['come', 'check', 'pay'] as const) : (['check', 'settle'] as const)
  const rows = kinds.length === 1 ? kinds : []
  return html`<section class="card">
    <h2>${texts('publicQuote.next.title')}</h2>
    <ol class="numbered">
      ${rows.map((kind) =>
        steps.map((step) => html`<li>${texts(`publicQuote.next.${kind}.${step}`, { amount })}</li>`),
      )}
      ${rows.length === 0 && steps.map((step) => html`<li>${texts(`publicQuote.next.mixed.${step}`, { amount })}</li>`)}
    </ol>
  </section>`
}
