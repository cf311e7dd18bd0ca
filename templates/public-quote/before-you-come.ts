import { html, type Html } from '../html.ts'
import type { Texts } from '../messages/texts.ts'
import { icon, type IconName } from './icons.ts'
import type { PublicQuote } from './public-quote.ts'

const steps = {
  photoId: 'id',
  signOut: 'cloudOff',
  box: 'box',
  backUp: 'cloudUp',
  quote: 'fileInvoice',
} as const satisfies Record<string, IconName>
const stepsFor = {
  buy: ['photoId', 'signOut', 'box'],
  repair: ['backUp', 'quote'],
  sell: ['quote'],
} as const satisfies Record<string, readonly (keyof typeof steps)[]>

/** What to bring and do before the visit. */
export function beforeYouCome(quote: PublicQuote, texts: Texts): Html {
  const { number } = quote
  return html`<section class="card">
    <h2>${texts('publicQuote.before.title')}</h2>
    <ul class="steps">
      ${visitSteps(quote).map(
        (step) => html`<li>${icon(steps[step], 20)} ${texts(`publicQuote.before.${step}`, { number })}</li>`,
      )}
    </ul>
  </section>`
}

/** Returns what the customer does before the visit, each once. */
export function visitSteps({ lines }: Pick<PublicQuote, 'lines'>): readonly (keyof typeof steps)[] {
  return [...new Set(lines.flatMap(({ kind }) => stepsFor[kind]))]
}
