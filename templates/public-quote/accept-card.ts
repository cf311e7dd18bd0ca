import { html, type Html } from '../html.ts'
import { acceptStatement } from './accept-statement.ts'
import type { PageWords } from './page-words.ts'
import type { OfferPage } from './public-quote.ts'

/** Characters of the name. */
const maxName = 120

/** Name and consent of the customer who accepts. The browser does not send the form without either. */
export function acceptCard({ quote, accept, problem }: OfferPage, { texts }: PageWords): Html {
  const { name, agrees } = accept ?? { name: quote.customerName, agrees: false }
  const error = (about: 'name' | 'agrees') =>
    problem === about &&
    html`<p class="error" id="${about}-error">${texts(`publicQuote.problem.${about}`)}</p>`
  const described = (about: 'name' | 'agrees') =>
    problem === about && html` aria-describedby="${about}-error" aria-invalid="true"`
  return html`<section class="card" id="accept">
    <h2>${texts('publicQuote.acceptCard.title')}</h2>
    <label class="label"
      >${texts('publicQuote.acceptCard.name')}
      <input
        class="field"
        name="name"
        value="${name}"
        required
        maxlength="${maxName}"
        autocomplete="name"
        ${described('name')}
      />
    </label>
    ${error('name')}
    <label class="tick"
      ><input
        type="checkbox"
        name="agrees"
        value="yes"
        required
        ${agrees && html`checked`}
        ${described('agrees')}
      />
      <span
        >${acceptStatement(quote)}
        ${quote.terms && html`<a href="?terms" target="_blank">${texts('publicQuote.acceptCard.terms')}</a>`}</span
      ></label
    >
    ${error('agrees')}
  </section>`
}
