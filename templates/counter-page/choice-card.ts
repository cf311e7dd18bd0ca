import type { CounterOfferToAnswer } from '../counter-offer.ts'
import { html, type Html } from '../html.ts'
import { icon } from '../public-quote/icons.ts'
import type { PageWords } from '../public-quote/page-words.ts'
import type { OfferPage } from '../public-quote/public-quote.ts'
import { counterStatement } from './counter-statement.ts'
import { shownAmounts } from './shown-amounts.ts'

/** Characters of the name. */
const maxName = 120

/** The three outcomes, and who accepts. Getting the device back needs neither name nor tick. */
export function choiceCard(
  { quote, accept, problem }: OfferPage,
  { content, answerBy }: CounterOfferToAnswer,
  { texts, money, day }: PageWords,
): Html {
  const { name, agrees } = accept ?? { name: quote.customerName, agrees: false }
  const error = (about: 'name' | 'agrees') =>
    problem === about &&
    html`<p class="error" id="${about}-error">${texts(`publicQuote.problem.${about}`)}</p>`
  const described = (about: 'name' | 'agrees') =>
    problem === about && html` aria-describedby="${about}-error" aria-invalid="true"`
  const { newMinor, extraMinor } = shownAmounts(content)
  const way = content.kind === 'repair' ? 'counterOffer.repair.page' : 'counterOffer.page.choice'
  const amounts = { price: money(newMinor), extra: money(extraMinor) }
  const outcomes = [
    ['circleCheck', 'accept', texts(`${way}.accept`, amounts)],
    ['box', 'back', texts(`${way}.back`)],
    ['clockX', 'silence', texts(`${way}.silence`, { day: day(answerBy) })],
  ] as const
  return html`<section class="card">
    <h2>${texts('counterOffer.page.choice.title')}</h2>
    <ul class="steps">
      ${outcomes.map(
        ([drawing, answer, words]) =>
          html`<li>
            ${icon(drawing, 20)}
            <span><b>${texts(`counterOffer.page.choice.${answer}Label`)}</b> ${words}</span>
          </li>`,
      )}
    </ul>
    <label class="label"
      >${texts('counterOffer.page.name')}
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
        >${counterStatement({
          language: quote.language,
          country: quote.country,
          currency: quote.currency,
          content,
        })}</span
      ></label
    >
    ${error('agrees')}
  </section>`
}
