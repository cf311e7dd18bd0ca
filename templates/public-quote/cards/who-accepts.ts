import { html, type Html } from '../../html.ts'
import type { PageWords } from '../page-words.ts'
import type { OfferPage } from '../public-quote.ts'

/** Maximum length of the name. Characters. */
const maxName = 120

/**
 * Fields for the name and consent of a customer who accepts, with their errors. The browser does not submit
 * the form without either. label: of the name; statement: text of the tick.
 */
export function whoAccepts(
  { quote, accept, problem }: Pick<OfferPage, 'quote' | 'accept' | 'problem'>,
  { texts }: Pick<PageWords, 'texts'>,
  { label, statement }: { readonly label: string; readonly statement: Html | string },
): Html {
  const { name, agrees } = accept ?? { name: quote.customerName, agrees: false }
  const error = (about: 'name' | 'agrees') =>
    problem === about &&
    html`<p class="error" id="${about}-error">${texts(`publicQuote.problem.${about}`)}</p>`
  const described = (about: 'name' | 'agrees') =>
    problem === about && html` aria-describedby="${about}-error" aria-invalid="true"`
  return html`<label class="label"
      >${label}
      <input
        class="field"
        name="name"
        value="${name}"
        required
        data-missing="${texts('publicQuote.problem.name')}"
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
        data-missing="${texts('publicQuote.problem.agrees')}"
      />
      <span>${statement}</span></label
    >
    ${error('agrees')}`
}
