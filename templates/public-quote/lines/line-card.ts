import { type Choice, chosenOffer } from '@costard/quotes'
import { deviceTitle } from '../../device-title.ts'
import { html, type Html } from '../../html.ts'
import { canChoose, directionOf, takeField } from './choice.ts'
import { conditionFacts } from './condition-card.ts'
import { deviceDrawing, icon } from '../icons.ts'
import { offerChoice } from './offer-choice.ts'
import type { PageWords } from '../page-words.ts'
import { perOffer } from './per-offer.ts'
import { optionRows } from './option-rows.ts'
import type { LineExtent, PublicLine, PublicQuote } from '../public-quote.ts'
import { receipt } from './receipt.ts'

/**
 * One of several devices, or a single one without a condition summary: its name, the customer's answers, and
 * the computation of its price.
 */
export function lineCard(
  quote: PublicQuote,
  line: PublicLine,
  choice: Choice,
  extent: LineExtent,
  words: PageWords,
): Html {
  const isOneOfSeveral = quote.lines.length > 1
  const name = deviceTitle(line)
  return html`<section class="card" aria-label="${name}">
    <div class="device">
      ${extent === 'whole' && html`<span class="drawing">${deviceDrawing(line.silhouette)}</span>`}
      <div><b>${name}</b>${identifier(line, words)}</div>
      ${isOneOfSeveral && lineAmount(line, choice, words)}
    </div>
    ${line.isOptional === true && takeTick(line, choice, words)}
    ${lineDetails(quote, line, { isOneOfSeveral, choice, extent }, words)}
  </section>`
}

/** Part of a card below the device's name: answers, propositions to choose from, services, and the price. */
export function lineDetails(
  quote: PublicQuote,
  line: PublicLine,
  {
    isOneOfSeveral,
    choice,
    extent,
  }: { readonly isOneOfSeveral: boolean; readonly choice: Choice; readonly extent: LineExtent },
  words: PageWords,
): Html {
  const legend = words.texts('publicQuote.choose.ofDevice', { device: line.deviceName })
  return html`${extent === 'whole' && html`${conditionFacts(line, words)} ${facts(line, words)}`}
  ${isOneOfSeveral && canChoose(quote, line) && offerChoice(line, choice, { legend, extent }, words)}
  ${optionRows(line, choice, words)} ${extent === 'whole' && priceReceipt(quote, line, choice, words)}`
}

/** Checkbox for taking an optional device. */
function takeTick({ id }: PublicLine, { leftOut = [] }: Choice, { texts }: PageWords): Html {
  return html`<label class="tick take"
    ><input type="checkbox" name="${takeField(id)}" value="yes" ${!leftOut.includes(id) && html`checked`} />
    <span
      >${texts('publicQuote.optional.take')} <small>${texts('publicQuote.optional.help')}</small></span
    ></label
  >`
}

/** Services that the customer can add to the only device. */
export function optionsCard(line: PublicLine, choice: Choice, words: PageWords): Html | false {
  const rows = optionRows(line, choice, words)
  return rows && html`<section class="card">${rows}</section>`
}

/** Condition of the only device, on which the price is based. */
export function conditionCard(line: PublicLine, words: PageWords): Html {
  const name = deviceTitle(line)
  return html`<section class="card" aria-label="${name}">
    <div class="device">
      <span class="drawing">${deviceDrawing(line.silhouette)}</span>
      <div><b>${name}</b>${identifier(line, words)}</div>
    </div>
    ${conditionFacts(line, words)}
  </section>`
}

/** Details of the price of the only device: services, the computation and all answers. */
export function detailsCard(
  quote: PublicQuote,
  line: PublicLine,
  choice: Choice,
  words: PageWords,
): Html | false {
  const { services, facts: answers } = line
  const computed = priceReceipt(quote, line, choice, words)
  if (services.length === 0 && answers.length === 0 && computed === false) return false
  return html`<section class="card folded">
    ${services.length > 0 && html`<dl class="facts">${serviceRows(line, words)}</dl>`} ${computed}
    ${foldedAnswers(line, 0, words)}
  </section>`
}

/**
 * Returns the last digits of an IMEI or serial number: enough to recognise the device, too few for misuse.
 */
export function identifier({ imei, serial }: PublicLine, { texts }: PageWords): Html | false {
  if (imei !== null)
    return html`<div class="identifier">
      ${texts('publicQuote.imei')} …${imei.slice(-7, -1)} ${imei.slice(-1)}
    </div>`
  return (
    serial !== null && html`<div class="identifier">${texts('publicQuote.serial')} …${serial.slice(-4)}</div>`
  )
}

export function lineAmount(line: PublicLine, choice: Choice, { texts, money }: PageWords): Html {
  const net = chosenOffer(line, choice)?.netMinor ?? 0
  return html`<span class="line-amount" data-live="amount-${line.id}"
    ><small>${texts(`publicQuote.direction.${directionOf(net)}`)}</small><b>${money(Math.abs(net))}</b></span
  >`
}

/** Number of answers shown before the others are collapsed. */
const factsShown = 5

function facts(line: PublicLine, words: PageWords): Html | false {
  const { facts: answers, services, condition } = line
  if (answers.length + services.length === 0) return false
  const shown = condition ? 0 : answers.length > factsShown + 1 ? factsShown : answers.length
  const isSomeShown = shown + services.length > 0
  return html`${
    isSomeShown &&
    html`<dl class="facts">${serviceRows(line, words)} ${answers.slice(0, shown).map(answerRow)}</dl>`
  }
  ${foldedAnswers(line, shown, words)}`
}

function serviceRows({ kind, services }: PublicLine, { money }: PageWords): readonly Html[] {
  const mainDirection = kind === 'buy' ? 'payout' : 'charge'
  return services.map(({ name, amountMinor, direction }) =>
    row(name, money(direction === mainDirection ? amountMinor : -amountMinor)),
  )
}

/** The other answers, collapsed. */
function foldedAnswers({ facts: answers }: PublicLine, shown: number, { texts }: PageWords): Html | false {
  const rest = answers.slice(shown)
  if (rest.length === 0) return false
  const count = rest.length
  const title = texts(shown === 0 ? 'publicQuote.allAnswers' : 'publicQuote.moreAnswers', { count })
  return html`<details>
    <summary>${icon('listCheck', 20)} <span>${title}</span> ${icon('chevronDown', 18)}</summary>
    <dl class="facts">${rest.map(answerRow)}</dl>
  </details>`
}

function answerRow({ question, answer }: PublicLine['facts'][number]): Html {
  return row(question, answer)
}

function row(name: string, value: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`
}

function priceReceipt(quote: PublicQuote, line: PublicLine, choice: Choice, words: PageWords): Html | false {
  const offer = chosenOffer(line, choice)
  if (!offer || offer.trace.length === 0) return false
  return html`<details>
    <summary>
      ${icon('receipt', 20)} <span>${words.texts('publicQuote.price')}</span> ${icon('chevronDown', 18)}
    </summary>
    <div data-live="receipt-${line.id}">
      ${perOffer(quote, choice, (one) => receipt(quote, line, one, words)) ?? receipt(quote, line, offer, words)}
    </div>
  </details>`
}
