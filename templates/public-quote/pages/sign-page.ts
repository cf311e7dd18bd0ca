import { allField } from '../lines/all-lines.ts'
import { signatureBox } from '@costard/quotes'
import { html, type Html } from '../../html.ts'
import { acceptStatement } from '../cards/accept-statement.ts'
import { icon } from '../icons.ts'
import { notLoaded } from '../frame/not-loaded.ts'
import { chosenAmount } from './open-offer.ts'
import type { PageWords } from '../page-words.ts'
import type { OfferPage } from '../public-quote.ts'

type Fields = readonly (readonly [name: string, value: string])[]

/**
 * Last step of an acceptance: the signature. The script adds the drawing field; without it the typed name
 * counts. fields: the fields filled in before.
 */
export function signPage(page: OfferPage, fields: Fields, words: PageWords): Html {
  const { quote, choice, accept, problem, shop } = page
  const { texts } = words
  const isRequired = shop?.signature === 'required'
  const name = accept?.name ?? ''
  const query = new URLSearchParams(fields.filter(([field]) => isChoice(field)).map(([...pair]) => pair))
  return html`<h1>${texts('publicQuote.sign.title')}</h1>
    ${
      problem === 'signature' &&
      html`<p class="problem" role="alert">
        ${icon('alertCircle', 20)}<span>${texts('publicQuote.problem.signature')}</span>
      </p>`
    }
    ${notLoaded(texts, `?${query.toString()}`)}
    <form method="post" action="?" autocomplete="off" data-sign>
      ${fields.map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`)}
      <input type="hidden" name="signature" value="" />
      <section class="card">
        <p><b>${name}</b></p>
        <p class="note">${acceptStatement(quote)}</p>
        <div class="signing" hidden>
          <p class="aside">
            ${texts(isRequired ? 'publicQuote.sign.help' : 'publicQuote.sign.helpOptional')}
          </p>
          <canvas
            class="pad"
            role="img"
            aria-label="${texts('publicQuote.sign.pad')}"
            width="${signatureBox.width}"
            height="${signatureBox.height}"
          ></canvas>
          <div class="buttons">
            <button class="button" type="button" data-clear>${texts('publicQuote.sign.clear')}</button>
          </div>
        </div>
        ${
          isRequired
            ? html`<label class="tick"
                ><input type="checkbox" name="typed" value="yes" required />
                <span>${texts('publicQuote.sign.typed')}</span></label
              >`
            : html`<noscript><p class="note">${texts('publicQuote.sign.typedCounts')}</p></noscript>`
        }
      </section>
      <p class="aside large">
        <a href="?${query.toString()}">${texts('publicQuote.terms.back')}</a>
      </p>
      <div class="bar">
        <div>${chosenAmount(quote, choice, words)}</div>
        <button class="button primary" data-busy="${texts('publicQuote.accepting')}">
          ${texts('publicQuote.accept')}
        </button>
      </div>
    </form>`
}

function isChoice(field: string): boolean {
  return field === 'chosen' || field === allField || /^(?:offer|option|take|one)\./.test(field)
}
