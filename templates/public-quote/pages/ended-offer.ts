import { html, type Html } from '../../html.ts'
import { icon } from '../icons.ts'
import type { PageWords } from '../page-words.ts'
import type { OfferPage, PublicQuote } from '../public-quote.ts'

/** An offer that can no longer be accepted: declined, expired, replaced or withdrawn. */
export function endedOffer({ quote }: Pick<OfferPage, 'quote'>, words: PageWords): Html {
  const { iconName, title, text } = endedWords(quote, words)
  return html`<section class="message">
    ${icon(iconName, 32)}
    <h1>${title}</h1>
    <p>${text}</p>
    ${quote.newerPath !== null && html`<a class="button primary" href="${quote.newerPath}">${words.texts('publicQuote.superseded.open')}</a>`}
    ${(quote.state === 'expired' || quote.state === 'declined') && html`<a class="button primary" href="?ask">${words.texts('publicQuote.expired.ask')}</a>`}
  </section>`
}

function endedWords(
  { state, teamName: team, declinedAt, isDeclinedByTeam, validUntil }: PublicQuote,
  words: PageWords,
) {
  const { texts, day, dayOf } = words
  if (state === 'declined' && declinedAt !== null)
    return {
      iconName: 'infoCircle',
      title: texts(`publicQuote.declined.${isDeclinedByTeam ? 'titleByTeam' : 'title'}`),
      text: texts(`publicQuote.declined.${isDeclinedByTeam ? 'textByTeam' : 'text'}`, {
        day: dayOf(declinedAt),
        team,
      }),
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
