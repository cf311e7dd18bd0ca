import { html, type Html } from '../../html.ts'
import { icon } from '../icons.ts'
import type { PageWords } from '../page-words.ts'
import type { OfferPage } from '../public-quote.ts'
import { telOf } from '../shop-details.ts'

/** Undoes an acceptance while nothing was received; afterwards it asks the customer to call. */
export function changeMindPage({ quote, shop, canChangeMind }: OfferPage, { texts, day }: PageWords): Html {
  const { teamName: team, daysLeft, validUntil } = quote
  const isOpen = daysLeft >= 0
  const phone = shop?.phone ?? ''
  if (!canChangeMind)
    return html`<section class="message">
      ${icon('infoCircle', 32)}
      <h1>${texts('publicQuote.change.tooLate')}</h1>
      <p>${texts('publicQuote.change.call', { team })}</p>
      ${phone !== '' && html`<a class="button primary" href="${telOf(phone)}">${icon('phone', 18)} ${phone}</a>`}
      <a class="button" href="?">${texts('publicQuote.change.back')}</a>
    </section>`
  return html`<h1>${texts('publicQuote.change.title')}</h1>
    <form method="post" action="?change" autocomplete="off">
      <input type="hidden" name="answer" value="change" />
      <section class="card">
        <p>${texts(`publicQuote.change.${isOpen ? 'open' : 'ended'}`, { day: day(validUntil) })}</p>
        <div class="buttons">
          <a class="button" href="?">${texts('publicQuote.change.keep')}</a>
          <button class="button danger" data-busy="${texts('publicQuote.change.running')}">
            ${texts('publicQuote.change.submit')}
          </button>
        </div>
      </section>
    </form>`
}
