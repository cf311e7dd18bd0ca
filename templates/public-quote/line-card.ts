import { deviceTitle } from '../device-title.ts'
import { html, type Html } from '../html.ts'
import { canChoose, chosenOffer, directionOf } from './choice.ts'
import { deviceDrawing, icon } from './icons.ts'
import { offerChoice } from './offer-choice.ts'
import type { PageWords } from './page-words.ts'
import { perOffer } from './per-offer.ts'
import type { Choice, PublicLine, PublicQuote } from './public-quote.ts'
import { receipt } from './receipt.ts'

/** One device: what it is, what the customer answered, and how its price is computed. */
export function lineCard(quote: PublicQuote, line: PublicLine, choice: Choice, words: PageWords): Html {
  const { texts } = words
  const isOneOfSeveral = quote.lines.length > 1
  const name = deviceTitle(line)
  return html`<section class="card" aria-label="${name}">
    <div class="device">
      <span class="drawing">${deviceDrawing(line.silhouette)}</span>
      <div><b>${name}</b>${identifier(line, words)}</div>
      ${isOneOfSeveral && lineAmount(line, choice, words)}
    </div>
    ${facts(line, words)}
    ${
      isOneOfSeveral &&
      canChoose(quote, line) &&
      offerChoice(line, choice, texts('publicQuote.choose.ofDevice', { device: line.deviceName }), words)
    }
    ${priceReceipt(quote, line, choice, words)}
  </section>`
}

/** The last digits of an IMEI or serial: enough to recognise the device, not enough to misuse. */
function identifier({ imei, serial }: PublicLine, { texts }: PageWords): Html | false {
  if (imei !== null)
    return html`<div class="identifier">
      ${texts('publicQuote.imei')} …${imei.slice(-7, -1)} ${imei.slice(-1)}
    </div>`
  return (
    serial !== null && html`<div class="identifier">${texts('publicQuote.serial')} …${serial.slice(-4)}</div>`
  )
}

function lineAmount(line: PublicLine, choice: Choice, { texts, money }: PageWords): Html {
  const net = chosenOffer(line, choice)?.netMinor ?? 0
  return html`<span class="line-amount" data-live="amount-${line.id}"
    ><small>${texts(`publicQuote.direction.${directionOf(net)}`)}</small><b>${money(Math.abs(net))}</b></span
  >`
}

/** Number of answers shown before the rest is folded. */
const factsShown = 5

function facts({ kind, facts: answers, services }: PublicLine, { texts, money }: PageWords): Html | false {
  if (answers.length + services.length === 0) return false
  const mainDirection = kind === 'buy' ? 'payout' : 'charge'
  const shown = answers.length > factsShown + 1 ? factsShown : answers.length
  const rest = answers.slice(shown)
  const row = (name: string, value: string) =>
    html`<div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>`
  const answer = ({ question, answer: text }: PublicLine['facts'][number]) => row(question, text)
  return html`<dl class="facts">
      ${services.map(({ name, amountMinor, direction }) =>
        row(name, money(direction === mainDirection ? amountMinor : -amountMinor)),
      )}
      ${answers.slice(0, shown).map(answer)}
    </dl>
    ${
      rest.length > 0 &&
      html`<details>
        <summary>
          ${texts('publicQuote.moreAnswers', { count: rest.length })} ${icon('chevronDown', 18)}
        </summary>
        <dl class="facts">${rest.map(answer)}</dl>
      </details>`
    }`
}

function priceReceipt(quote: PublicQuote, line: PublicLine, choice: Choice, words: PageWords): Html | false {
  const offer = chosenOffer(line, choice)
  if (!offer || offer.trace.length === 0) return false
  return html`<details>
    <summary>${words.texts('publicQuote.price')} ${icon('chevronDown', 18)}</summary>
    <div data-live="receipt-${line.id}">
      ${perOffer(quote, choice, (one) => receipt(quote, line, one, words)) ?? receipt(quote, line, offer, words)}
    </div>
  </details>`
}
