import type { CounterOfferToAnswer } from '../counter-offer.ts'
import { html, type Html } from '../html.ts'
import { icon } from '../public-quote/icons.ts'
import type { PageWords } from '../public-quote/page-words.ts'
import type { OfferPage } from '../public-quote/public-quote.ts'
import { whoAccepts } from '../public-quote/cards/who-accepts.ts'
import { counterStatement } from './counter-statement.ts'
import { shownAmounts } from './shown-amounts.ts'

/**
 * The three possible answers, and who accepts. Getting the device back requires neither a name nor a tick.
 */
export function choiceCard(
  page: OfferPage,
  { content, answerBy }: CounterOfferToAnswer,
  words: PageWords,
): Html {
  const { quote } = page
  const { texts, money, day } = words
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
    ${whoAccepts(page, words, {
      label: texts('counterOffer.page.name'),
      statement: counterStatement({
        language: quote.language,
        country: quote.country,
        currency: quote.currency,
        content,
      }),
    })}
  </section>`
}
