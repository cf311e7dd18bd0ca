import type { Choice } from '@costard/quotes'
import { html, type Html } from '../../html.ts'
import {
  canChoose,
  chosenTotal,
  directionOf,
  type ShownTotal,
  taxRounding,
  totalRounding,
} from '../lines/choice.ts'
import { icon } from '../icons.ts'
import { offerChoice } from '../lines/offer-choice.ts'
import type { PageWords } from '../page-words.ts'
import { perOffer } from '../lines/per-offer.ts'
import type { PublicQuote } from '../public-quote.ts'

/** The price, its last day, and for a single device its propositions. */
export function ticket(quote: PublicQuote, choice: Choice, words: PageWords): Html {
  const { texts, day } = words
  const total = chosenTotal(quote, choice)
  const [only, ...others] = quote.lines
  const legend = texts(`publicQuote.choose.${total.netMinor < 0 ? 'payout' : 'charge'}`)
  const until = texts('publicQuote.until', { day: day(quote.validUntil), days: quote.daysLeft })
  return html`<section class="ticket">
    <div class="price">
      <div data-live="price">
        ${perOffer(quote, choice, ({ netMinor }) => priceOf(netMinor, words)) ?? totalPrice(total, words)}
        ${taxRoundingNote(quote, choice, words)} ${roundingNote(quote, choice, words)}
      </div>
      <p class="until">${icon('calendarClock', 16)} ${until}</p>
      ${mayChange(quote, words)}
    </div>
    ${only && others.length === 0 && canChoose(quote, only) && offerChoice(only, choice, { legend, extent: 'whole' }, words)}
  </section>`
}

/** States what is added by rounding each tax once for several lines. */
export function taxRoundingNote(
  quote: PublicQuote,
  choice: Choice,
  { texts, signed }: PageWords,
): Html | false {
  const minor = taxRounding(quote, choice)
  return (
    minor !== 0 &&
    html`<p class="rounding">${texts('publicQuote.taxRounding', { amount: signed(minor) })}</p>`
  )
}

/** States by how much the total of several lines is rounded. */
export function roundingNote(
  quote: PublicQuote,
  choice: Choice,
  { texts, money, signed }: PageWords,
): Html | false {
  const minor = totalRounding(quote, choice)
  const { cashStepMinor = 0 } = quote
  return (
    minor !== 0 &&
    html`<p class="rounding">
      ${texts('publicQuote.cashRounding', { step: money(cashStepMinor), amount: signed(minor) })}
    </p>`
  )
}

/** The total in large print; a text while it depends on the customer's choices. */
function totalPrice({ kind, netMinor }: ShownTotal, words: PageWords): Html {
  const { texts, hero } = words
  if (kind === 'exact') return priceOf(netMinor, words)
  if (kind === 'open') return html`<b class="open">${texts('publicQuote.totalOpen')}</b>`
  const direction = texts(`publicQuote.from.${directionOf(netMinor)}`)
  return html`<span class="direction">${direction}</span>${hero(Math.abs(netMinor))}`
}

/** The amount in large print, with who pays it. */
export function priceOf(net: number, { texts, hero }: PageWords): Html {
  return html`<span class="direction">${texts(`publicQuote.direction.${directionOf(net)}`)}</span>${hero(
      Math.abs(net),
    )}`
}

/** Shown before the customer decides: facts that could not be checked yet may still change the price. */
function mayChange({ lines }: PublicQuote, { texts, money }: PageWords): Html | false {
  const amount = lines.reduce((sum, { mayMoveMinor }) => sum + mayMoveMinor, 0)
  const change = lines.every(({ kind }) => kind === 'buy') ? 'down' : 'up'
  return amount > 0 && html`<p>${texts(`publicQuote.mayMove.${change}`, { amount: money(amount) })}</p>`
}
