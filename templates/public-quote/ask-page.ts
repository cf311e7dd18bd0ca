import { html, type Html } from '../html.ts'
import { icon } from './icons.ts'
import type { PageWords } from './page-words.ts'
import type { OfferPage, PublicQuestion, PublicQuote } from './public-quote.ts'

/** Maximum length of a question, and of a name. Characters. */
const maxText = 2000
const maxName = 120

/** True while questions are answered: not after the offer is withdrawn, replaced or completed. */
export function mayAsk({ state }: Pick<PublicQuote, 'state'>): boolean {
  return state === 'sent' || state === 'accepted' || state === 'expired' || state === 'declined'
}

/** The customer's questions so far, and a form for another one. */
export function askPage({ quote, ask, problem, questions, isAsked }: OfferPage, words: PageWords): Html {
  const { texts } = words
  const { text, name } = ask ?? { text: '', name: quote.customerName }
  const error = problem === 'question' || problem === 'questions' ? problem : undefined
  const isEnded = quote.state === 'expired' || quote.state === 'declined'
  const starter = isEnded && text === '' ? texts('publicQuote.ask.newPrice') : text
  return html`<h1>${texts('publicQuote.ask.title', { team: quote.teamName })}</h1>
    ${
      isAsked &&
      html`<p class="notice" role="status">
        ${icon('circleCheck', 20)}<span>${texts('publicQuote.ask.sent', { team: quote.teamName })}</span>
      </p>`
    }
    ${asked(questions, words)}
    <form method="post" action="?ask" autocomplete="off">
      <input type="hidden" name="answer" value="ask" />
      <section class="card">
        <label class="label"
          >${texts('publicQuote.ask.text')}
          ${
            error !== undefined &&
            html`<p class="error" id="question-error" role="alert">
              ${texts(`publicQuote.problem.${error}`)}
            </p>`
          }
          <textarea
            name="text"
            rows="5"
            required
            maxlength="${maxText}"
            ${error !== undefined && html` aria-describedby="question-error"`}
          >
${isAsked ? '' : starter}</textarea>
        </label>
        <label class="label"
          >${texts('publicQuote.ask.name')}
          <input class="field" name="name" value="${name}" maxlength="${maxName}" autocomplete="name" />
        </label>
        <div class="buttons">
          <a class="button" href="?">${texts('publicQuote.ask.back')}</a>
          <button class="button primary" data-busy="${texts('publicQuote.ask.running')}">
            ${texts('publicQuote.ask.submit')}
          </button>
        </div>
      </section>
    </form>`
}

/** The questions with their answers; renders nothing before the first question. */
function asked(questions: readonly PublicQuestion[], { texts, moment }: PageWords): Html | false {
  if (questions.length === 0) return false
  return html`<section class="card asked" aria-label="${texts('publicQuote.ask.asked')}">
    ${questions.map(
      ({ at, text, answer }) =>
        html`<div>
          <small>${texts('publicQuote.ask.you', { at: moment(at) })}</small>
          <p class="note">${text}</p>
          ${
            answer === null
              ? html`<small>${texts('publicQuote.ask.waiting')}</small>`
              : answer.text !== '' &&
                html`<small>${texts('publicQuote.ask.answer', { at: moment(answer.at) })}</small>
                  <p class="note">${answer.text}</p>`
          }
        </div>`,
    )}
  </section>`
}

/** Link to the questions. */
export function askLink(questions: readonly PublicQuestion[], { texts }: PageWords): Html {
  const count = questions.length
  const words = count === 0 ? texts('publicQuote.ask.link') : texts('publicQuote.ask.linkAsked', { count })
  return html`<p class="aside large"><a href="?ask">${words}</a></p>`
}
