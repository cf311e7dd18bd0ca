import { renderSVG } from 'uqr'
import { deviceTitle } from '../../device-title.ts'
import { Html, html } from '../../html.ts'
import { marginNote } from '../../margin-note.ts'
import { askLink } from '../ask-page.ts'
import { bringCard } from '../cards/bring-card.ts'
import { choicesMade } from '../lines/choices-made.ts'
import { directionOf, addressedNameOf } from '../lines/choice.ts'
import { expectedOf } from '../cards/expected-of.ts'
import { icon } from '../icons.ts'
import { nextSteps } from '../cards/next-steps.ts'
import { offerFiles } from '../cards/offer-files.ts'
import type { PageWords } from '../page-words.ts'
import type { OfferPage, PublicQuote } from '../public-quote.ts'
import { addressOf } from '../shop-details.ts'
import { promiseCard } from '../cards/promise-card.ts'
import { standingAmount } from '../cards/standing-amount.ts'
import { priceOf, roundingNote, taxRoundingNote } from '../cards/ticket.ts'
import { whereCard } from '../cards/where-card.ts'

/** The page as a ticket for the counter: the price, a code to show, what to bring, and where. */
export function acceptedPage(page: OfferPage, words: PageWords): Html {
  const { quote, deskUrl, shop } = page
  const { texts } = words
  const isOpen = quote.state === 'accepted'
  const expected = isOpen ? expectedOf(page) : []
  const isExpected = expected.length > 0
  const agreedMinor = quote.acceptedNetMinor ?? quote.netMinor
  const netMinor = standingAmount(quote)
  const margin = marginNote(quote, words.locale, texts)
  const name = addressedNameOf(quote)
  const heading = isExpected && shop && addressOf(shop) !== '' ? 'atShop' : 'heading'
  const who = { name, hasName: name === '' ? 'no' : 'yes' }
  return html`<h1>
      ${isOpen ? texts(`publicQuote.accepted.${heading}`, who) : texts('publicQuote.accepted.completed', who)}
    </h1>
    <section class="ticket">
      <div class="price admit">
        <div>
          ${priceOf(netMinor, words)}
          ${
            netMinor === agreedMinor &&
            html`${taxRoundingNote(quote, quote.accepted ?? {}, words)}
            ${roundingNote(quote, quote.accepted ?? {}, words)}`
          }
          <p class="until">${whatFor(page, netMinor, words)}</p>
          ${
            netMinor !== agreedMinor &&
            html`<p class="until">
              ${texts('publicQuote.accepted.was', { amount: words.money(Math.abs(agreedMinor)) })}
            </p>`
          }
        </div>
        <span class="qr">${qrCode(deskUrl)}</span>
      </div>
      <p class="show">
        ${icon('scan', 16)} <span>${texts('publicQuote.accepted.show')}</span> <b>${quote.number}</b>
      </p>
    </section>
    ${choicesCard(quote, words)} ${margin !== undefined && html`<p class="tax">${margin}</p>`}
    ${isExpected && bringCard(quote, expected, words)}
    ${whereCard(page, texts('publicQuote.where.short'), words)} ${isOpen && promiseCard(page, words)}
    ${isOpen && nextSteps(quote, words)} ${offerFiles(page, texts)}
    <div class="pair">
      ${isExpected && html`<a class="button" href="?calendar">${icon('calendarPlus', 18)} ${texts('publicQuote.accepted.calendar')}</a>`}
      <a class="button" href="?document">${icon('filePdf', 18)} ${texts('publicQuote.accepted.pdf')}</a>
    </div>
    ${isOpen && askLink(page.questions, words)}
    ${
      isOpen &&
      html`<p class="aside large">
        <a href="?change">${texts('publicQuote.change.link')}</a>
      </p>`
    }
    ${acceptedBy(quote, words)}`
}

/**
 * The device, or the number of devices, that the amount is for, preceded by the way it is paid, if there is
 * one.
 */
function whatFor(
  { quote: { lines, acceptedOffers }, devices }: Pick<OfferPage, 'quote' | 'devices'>,
  netMinor: number,
  { texts }: PageWords,
): string {
  const standing = lines.filter(({ id }) => !devices?.gone.includes(id))
  const counted = standing.length > 0 ? standing : lines
  const [first, ...others] = counted
  const device =
    others.length > 0
      ? texts('publicQuote.accepted.devices', { count: counted.length })
      : first && deviceTitle(first)
  const paidBy = netMinor === 0 ? [] : acceptedOffers
  return [[...new Set(paidBy)].join(', '), device].filter(Boolean).join(' · ')
}

/** The customer's choices: what was added, taken and left out. */
function choicesCard({ lines, linesLeftOut, accepted }: PublicQuote, { texts }: PageWords): Html | false {
  const rows = choicesMade(lines, linesLeftOut, accepted ?? {}, texts)
  return (
    rows.length > 0 &&
    html`<section class="card">
      <h2>${texts('publicQuote.choices.title')}</h2>
      <dl class="facts">
        ${rows.map(
          ({ name, value }) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
    </section>`
  )
}

/**
 * QR code scanned at the counter, which leads staff to the quote. Black on white in every scheme, since
 * cameras read it.
 */
function qrCode(text: string): Html {
  return new Html(renderSVG(text, { ecc: 'M', border: 1 }))
}

function acceptedBy(
  { acceptedAt, acceptedBy: name, acceptedNetMinor }: PublicQuote,
  words: PageWords,
): Html | false {
  if (acceptedAt === null) return false
  const { texts, moment } = words
  const at = moment(acceptedAt)
  return html`<p class="aside" data-direction="${directionOf(acceptedNetMinor ?? 0)}">
    ${name === null ? texts('publicQuote.accepted.on', { at }) : texts('publicQuote.accepted.by', { name, at })}
  </p>`
}
