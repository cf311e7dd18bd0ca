import { signatureBox } from '@costard/quotes'
import { html, type Html } from '../html.ts'
import { acceptStatement } from './accept-statement.ts'
import { chosenTotal, directionOf } from './choice.ts'
import { icon } from './icons.ts'
import type { PageWords } from './page-words.ts'
import type { OfferPage } from './public-quote.ts'
import { telOf } from './shop-details.ts'

/** The last step where the shop asks for a signature: what is accepted, and the field to sign in. */
export function signPage(page: OfferPage, words: PageWords): Html {
  const { quote, choice, accept, problem, shop, fields = [] } = page
  const { texts, money } = words
  const { netMinor } = chosenTotal(quote, choice)
  const direction = texts(`publicQuote.direction.${directionOf(netMinor)}`)
  const phone = shop?.phone ?? ''
  return html`<h1>${texts('publicQuote.sign.title')}</h1>
    ${
      problem === 'signature' &&
      html`<p class="problem" role="alert">
        ${icon('alertCircle', 20)}<span>${texts('publicQuote.sign.problem')}</span>
      </p>`
    }
    <form method="post" action="?" autocomplete="off" data-sign>
      ${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <input type="hidden" name="signature" value="" />
      <section class="card">
        <p><b>${direction} ${money(Math.abs(netMinor))}</b></p>
        <p>${acceptStatement(quote)}</p>
        <p>${texts('publicQuote.sign.who', { name: accept?.name ?? '' })}</p>
        <canvas
          class="sign"
          width="${signatureBox.width}"
          height="${signatureBox.height}"
          role="img"
          aria-label="${texts('publicQuote.sign.field')}"
        ></canvas>
        <noscript
          ><p class="error">${texts('publicQuote.sign.noScript', { team: quote.teamName })}</p></noscript
        >
        <p class="error" role="alert" data-unsigned hidden>${texts('publicQuote.sign.problem')}</p>
        <p class="aside start">
          ${texts('publicQuote.sign.help', { team: quote.teamName })}
          ${phone !== '' && html`<a href="${telOf(phone)}">${phone}</a>`}
        </p>
        <div class="buttons">
          <a class="button" href="?${backTo(fields)}">${texts('publicQuote.sign.back')}</a>
          <button class="button" type="button" data-clear>${texts('publicQuote.sign.clear')}</button>
          <button class="button primary" data-busy="${texts('publicQuote.accepting')}">
            ${texts('publicQuote.sign.submit')}
          </button>
        </div>
      </section>
    </form>`
}

/** The offer with what was chosen. */
function backTo(fields: NonNullable<OfferPage['fields']>): string {
  const chosen = fields.filter(([name]) => name === 'chosen' || name.includes('.'))
  return new URLSearchParams(chosen.map(([name, value]): [string, string] => [name, value])).toString()
}
