import { deviceTitle } from '../device-title.ts'
import { marginNote } from '../margin-note.ts'
import { html, type Html } from '../html.ts'
import { beforeYouCome } from './before-you-come.ts'
import { firstNameOf } from './choice.ts'
import { icon } from './icons.ts'
import type { PageWords } from './page-words.ts'
import { pdfLink } from './pdf-link.ts'
import { offerFiles } from './offer-files.ts'
import type { OfferPage, PublicQuote } from './public-quote.ts'
import { priceOf } from './ticket.ts'

/** Thanks, the agreed amount, and what happens next. */
export function accepted(page: OfferPage, words: PageWords): Html {
  const { quote } = page
  const { texts, dayOf } = words
  const name = firstNameOf(quote)
  const { teamName: team, lines, acceptedAt, acceptedOffers } = quote
  const margin = marginNote(quote, words.locale, texts)
  const until = [
    ...new Set(acceptedOffers),
    ...(acceptedAt === null ? [] : [texts('publicQuote.accepted.on', { day: dayOf(acceptedAt) })]),
  ]
  return html`<h1>${texts('publicQuote.accepted.heading', { name, hasName: name === '' ? 'no' : 'yes' })}</h1>
    <section class="ticket">
      <div class="price">
        <div>${priceOf(quote.acceptedNetMinor ?? quote.netMinor, words)}</div>
        <p class="until">${icon('circleCheck', 16)} ${until.join(' · ')}</p>
      </div>
    </section>
    <section class="card">
      <p>${texts(`publicQuote.accepted.next.${lines[0]?.kind ?? 'buy'}`, { team })}</p>
      <ul>
        ${lines.map((line) => html`<li><b>${deviceTitle(line)}</b></li>`)}
      </ul>
      ${margin !== undefined && html`<p class="tax">${margin}</p>`}
    </section>
    ${beforeYouCome(quote, texts)} ${offerFiles(page, texts)} ${pdfLink(texts)}`
}

/** An offer that cannot be accepted any more: declined, expired, replaced or withdrawn. */
export function ended(quote: PublicQuote, words: PageWords): Html {
  const { iconName, title, text } = endedWords(quote, words)
  return html`<section class="message">
    ${icon(iconName, 32)}
    <h1>${title}</h1>
    <p>${text}</p>
    ${quote.newerPath !== null && html`<a class="button primary" href="${quote.newerPath}">${words.texts('publicQuote.superseded.open')}</a>`}
  </section>`
}

function endedWords({ state, teamName: team, declinedAt, validUntil }: PublicQuote, words: PageWords) {
  const { texts, day, dayOf } = words
  if (state === 'declined' && declinedAt !== null)
    return {
      iconName: 'infoCircle',
      title: texts('publicQuote.declined.title'),
      text: texts('publicQuote.declined.text', { day: dayOf(declinedAt), team }),
    } as const
  if (state === 'expired')
    return {
      iconName: 'clockX',
      title: texts('publicQuote.expired.title', { day: day(validUntil) }),
      text: texts('publicQuote.expired.text', { team }),
    } as const
  const why = state === 'superseded' ? 'superseded' : 'closed'
  return {
    iconName: 'infoCircle',
    title: texts(`publicQuote.${why}.title`),
    text: texts(`publicQuote.${why}.text`, { team }),
  } as const
}
