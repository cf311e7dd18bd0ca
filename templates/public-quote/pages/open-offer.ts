import { type Choice, chosenOffer, hasMoreToChoose } from '@costard/quotes'
import { html, type Html } from '../../html.ts'
import { acceptCard } from '../cards/accept-card.ts'
import { askLink } from '../ask-page.ts'
import {
  canChoose,
  chosenField,
  chosenTotal,
  directionOf,
  addressedNameOf,
  hasOpenTotal,
  totalText,
} from '../lines/choice.ts'
import { icon } from '../icons.ts'
import { marginNote } from '../../margin-note.ts'
import { conditionCard, detailsCard, optionsCard } from '../lines/line-card.ts'
import { lineCards } from '../lines/line-cards.ts'
import { madeWith } from '../frame/made-with.ts'
import { nextSteps } from '../cards/next-steps.ts'
import { offerFiles } from '../cards/offer-files.ts'
import type { PageWords } from '../page-words.ts'
import { pdfLink } from '../cards/pdf-link.ts'
import { perOffer } from '../lines/per-offer.ts'
import type { OfferPage, PublicLine, PublicQuote } from '../public-quote.ts'
import { promiseCard } from '../cards/promise-card.ts'
import { ticket } from '../cards/ticket.ts'
import { isStopped, toCheckNote } from '../cards/to-check.ts'
import { whereCard } from '../cards/where-card.ts'

/**
 * An offer that awaits an answer: the price, the facts behind it, and Accept in a sticky bar. One form, no
 * script.
 */
export function openOffer(page: OfferPage, words: PageWords): Html {
  const { quote, choice, problem, productName } = page
  const { texts } = words
  const isOpenTotal = hasOpenTotal(quote)
  const margin = marginNote(quote, words.locale, texts)
  const only = lineAtAGlance(quote)
  const stopped = isStopped(quote)
  return html`<h1>${headingOf(quote, words)}</h1>
    ${
      problem !== undefined &&
      html`<p class="problem" role="alert">
        ${icon('alertCircle', 20)}<span>${texts(`publicQuote.problem.${problem}`)}</span>
      </p>`
    }
    ${toCheckNote(page, words)}
    <form method="post" action="?" autocomplete="off" data-total="${isOpenTotal ? 'server' : 'style'}">
      <input type="hidden" name="answer" value="accept" />
      ${isOpenTotal && html`<span data-live="net"><input type="hidden" name="net" value="${totalText(chosenTotal(quote, choice))}" /></span>`}
      ${hasMoreToChoose(quote.lines) && html`<input type="hidden" name="${chosenField}" value="yes" />`}
      ${only ? conditionCard(only, words) : ''} ${ticket(quote, choice, words)}
      ${only ? html`${optionsCard(only, choice, words)} ${detailsCard(quote, only, choice, words)}` : lineCards(page, words)}
      ${margin !== undefined && html`<p class="tax">${margin}</p>`}
      ${
        quote.note !== '' &&
        html`<section class="card">
          <h2>${texts('publicQuote.note', { team: quote.teamName })}</h2>
          <p class="note">${quote.note}</p>
        </section>`
      }
      ${promiseCard(page, words)} ${whereCard(page, texts(`publicQuote.where.${whereFor(quote)}`), words)}
      ${nextSteps(quote, words)} ${offerFiles(page, texts)} ${!stopped && acceptCard(page, words)}
      ${pdfLink(quote, texts)} ${askLink(page.questions, words)}
      <p class="aside">
        ${texts('publicQuote.notHoped')} <a href="?decline">${texts('publicQuote.decline.link')}</a>
      </p>
      ${madeWith(texts, productName)}
      <div class="bar">
        <div aria-live="polite" data-live="bar">${chosenAmount(quote, choice, words)}</div>
        ${
          !stopped &&
          html`<button class="button primary" data-busy="${texts('publicQuote.accepting')}">
            ${texts('publicQuote.accept')}
          </button>`
        }
      </div>
    </form>`
}

/** Returns the only device, if its condition has a summary. */
function lineAtAGlance({ lines }: PublicQuote): PublicLine | undefined {
  const [only, ...others] = lines
  return others.length === 0 && only?.condition ? only : undefined
}

function whereFor({ lines }: PublicQuote): 'bring' | 'visit' {
  return lines.every(({ kind }) => kind === 'sell') ? 'visit' : 'bring'
}

function headingOf(quote: PublicQuote, { texts }: PageWords): string {
  const [first, ...others] = quote.lines
  const name = addressedNameOf(quote)
  const who = { name, hasName: name === '' ? 'no' : 'yes' }
  return first && others.length === 0
    ? texts(`publicQuote.heading.${first.kind}`, { ...who, device: first.deviceName })
    : texts('publicQuote.heading.several', { ...who, count: quote.lines.length })
}

/**
 * The amount beside the button, the same as on the ticket, with the name of the proposition if there is only
 * one to choose.
 */
export function chosenAmount(quote: PublicQuote, choice: Choice, { texts, money }: PageWords): Html {
  const amount = (net: number, name: string | undefined) =>
    html`<small>${name || texts(`publicQuote.direction.${directionOf(net)}`)}</small
      ><b>${money(Math.abs(net))}</b>`
  const total = chosenTotal(quote, choice)
  if (total.kind === 'open') return html`<small>${texts('publicQuote.totalOpen')}</small>`
  if (total.kind === 'from')
    return amount(total.netMinor, texts(`publicQuote.from.${directionOf(total.netMinor)}`))
  const [only, ...others] = quote.lines
  const isNamed = only !== undefined && others.length === 0 && canChoose(quote, only)
  return (
    perOffer(quote, choice, ({ netMinor, name }) => amount(netMinor, name)) ??
    amount(total.netMinor, isNamed ? chosenOffer(only, choice)?.name : undefined)
  )
}
