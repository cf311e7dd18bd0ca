import { html, type Html } from '../../html.ts'
import { en } from '../../messages/en.ts'
import type { PageWords } from '../page-words.ts'
import type { OfferPage } from '../public-quote.ts'

type Reason = keyof typeof en.publicQuote.decline.reason

const reasons = Object.keys(en.publicQuote.decline.reason) as Reason[] // own keys of the table
/** Maximum length of the customer's comment. Characters. */
const maxText = 1000

/** Asks for a reason, since the customer cannot undo declining here. */
export function declineForm({ decline, problem }: OfferPage, { texts }: PageWords): Html {
  const { reason: chosen, text } = decline ?? { reason: '', text: '' }
  const field = problem === 'noText' ? 'text' : problem
  const error = (about: 'reason' | 'text') =>
    field === about &&
    html`<p class="error" id="${about}-error" role="alert">
      ${texts(`publicQuote.problem.${problem === 'noText' ? 'noText' : about}`)}
    </p>`
  const described = (about: 'reason' | 'text') => field === about && html` aria-describedby="${about}-error"`
  return html`<h1>${texts('publicQuote.decline.title')}</h1>
    <form method="post" action="?decline" autocomplete="off">
      <input type="hidden" name="answer" value="decline" />
      <section class="card">
        <fieldset class="reasons" ${described('reason')}>
          <legend>${texts('publicQuote.decline.why')}</legend>
          ${error('reason')}
          ${reasons.map(
            (reason) =>
              html`<label
                ><input
                  type="radio"
                  name="reason"
                  value="${reason}"
                  required
                  ${reason === chosen && html`checked`}
                />
                ${texts(`publicQuote.decline.reason.${reason}`)}</label
              >`,
          )}
        </fieldset>
        <label class="label"
          >${texts('publicQuote.decline.text')} ${error('text')}
          <textarea name="text" rows="3" maxlength="${maxText}" ${described('text')}>${text}</textarea>
        </label>
        <div class="buttons">
          <a class="button" href="?">${texts('publicQuote.decline.keep')}</a>
          <button class="button danger" data-busy="${texts('publicQuote.decline.running')}">
            ${texts('publicQuote.decline.submit')}
          </button>
        </div>
      </section>
    </form>`
}
