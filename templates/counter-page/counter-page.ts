import type { CounterOfferContent, CounterOfferToAnswer } from '../counter-offer.ts'
import { html, type Html } from '../html.ts'
import { addressedNameOf } from '../public-quote/lines/choice.ts'
import { icon } from '../public-quote/icons.ts'
import { madeWith } from '../public-quote/frame/made-with.ts'
import type { PageWords } from '../public-quote/page-words.ts'
import type { OfferPage } from '../public-quote/public-quote.ts'
import { choiceCard } from './choice-card.ts'
import { findingCard } from './finding-card.ts'
import { shownAmounts } from './shown-amounts.ts'

/** Returns the counter-offer to show: one that awaits an answer, otherwise the newest. */
export function shownCounterOffer({ counterOffers = [] }: OfferPage): CounterOfferToAnswer | undefined {
  return counterOffers.find(({ state }) => state === 'sent') ?? counterOffers.at(-1)
}

/**
 * Page for a counter-offer: the findings, and two answers in a bar that is always visible. One form, no
 * script.
 */
export function counterPage(page: OfferPage, offer: CounterOfferToAnswer, words: PageWords): Html {
  const { quote, problem, productName } = page
  const { texts } = words
  const { content, state } = offer
  const message = html`${content.message !== '' && messageCard(content, quote.teamName, words)}`
  if (state !== 'sent')
    return html`${outcome(page, offer, words)} ${findingCard(offer, words)} ${message}
    ${others(page, offer, words)}`
  const name = addressedNameOf(quote)
  const who = { name, hasName: name === '' ? 'no' : 'yes' }
  const isRepair = content.kind === 'repair'
  const heading = isRepair
    ? texts('counterOffer.repair.page.heading', who)
    : texts('counterOffer.page.heading', { ...who, count: content.findings.length })
  return html`<h1>${heading}</h1>
    ${
      problem !== undefined &&
      html`<p class="problem" role="alert">
        ${icon('alertCircle', 20)}<span>${texts(`publicQuote.problem.${problem}`)}</span>
      </p>`
    }
    <form method="post" action="?" autocomplete="off">
      <input type="hidden" name="answer" value="counter" />
      <input type="hidden" name="line" value="${offer.lineId}" />
      ${ticketOf(offer, words)} ${findingCard(offer, words)} ${message} ${choiceCard(page, offer, words)}
      ${others(page, offer, words)}
      <p class="aside">${texts('counterOffer.page.questions', { team: quote.teamName })}</p>
      ${madeWith(texts, productName)}
      <div class="bar two">
        <button
          class="button"
          name="choice"
          value="decline"
          formnovalidate
          data-busy="${texts('counterOffer.page.sending')}"
        >
          ${texts('counterOffer.page.decline')}
        </button>
        <button
          class="button primary"
          name="choice"
          value="accept"
          data-busy="${texts('counterOffer.page.sending')}"
        >
          ${texts(isRepair ? 'counterOffer.repair.page.acceptButton' : 'counterOffer.page.accept')}
        </button>
      </div>
    </form>`
}

function ticketOf({ content, answerBy, daysLeft, state }: CounterOfferToAnswer, words: PageWords): Html {
  const { texts, hero, money, day } = words
  const isOpen = state === 'sent'
  const isRepair = content.kind === 'repair'
  const { acceptedMinor, newMinor } = shownAmounts(content)
  const names = { device: content.deviceName }
  return html`<section class="ticket">
    <div class="price">
      <div>
        <span class="direction"
          >${texts(isRepair ? 'counterOffer.repair.newTotal' : 'counterOffer.newPrice', names)}</span
        >
        <span class="was-now"
          >${hero(newMinor)}
          <span><small>${texts('counterOffer.page.before')}</small><s>${money(acceptedMinor)}</s></span></span
        >
      </div>
      ${isRepair && html`<p class="until">${repairChange(content, words)}</p>`}
      ${
        isOpen &&
        html`<p class="until">
          ${icon('calendarClock', 16)}
          ${texts('counterOffer.page.until', { day: day(answerBy), days: daysLeft })}
        </p>`
      }
    </div>
  </section>`
}

/** Returns the change of the amount that the customer pays for a repair, and the new total. */
function repairChange(content: CounterOfferContent, { texts, money }: PageWords): string {
  const { newMinor, acceptedMinor, extraMinor } = shownAmounts(content)
  return texts(newMinor > acceptedMinor ? 'counterOffer.repair.dearer' : 'counterOffer.repair.cheaper', {
    extra: money(extraMinor),
    price: money(newMinor),
  })
}

function messageCard({ message, sentByName }: CounterOfferContent, team: string, { texts }: PageWords): Html {
  return html`<section class="card">
    <h2>${texts('counterOffer.page.from', { name: sentByName, team })}</h2>
    <p class="note">${message}</p>
  </section>`
}

/** Shown after an answer, or when it lapsed without one: what happens next, and by when. */
function outcome({ quote }: OfferPage, offer: CounterOfferToAnswer, words: PageWords): Html {
  const { texts, dayOf, day, money } = words
  const { content, state, answeredAt, answerBy } = offer
  const way = state === 'sent' ? 'lapsed' : state
  const names = {
    team: quote.teamName,
    device: content.deviceName,
    price: money(shownAmounts(content).newMinor),
    way: content.proposition,
    day: answeredAt === null ? day(answerBy) : dayOf(answeredAt),
  }
  const hasPrice = way === 'accepted' || way === 'notified'
  const isRepair = content.kind === 'repair'
  const next =
    isRepair && hasPrice
      ? repairChange(content, words)
      : texts(`counterOffer.page.outcome.${way}.next`, names)
  const when =
    isRepair && way === 'accepted'
      ? texts('counterOffer.repair.page.accepted.when', names)
      : texts(`counterOffer.page.outcome.${way}.when`, names)
  const ofRepair = way === 'notified' ? 'cheaper' : way
  return html`<h1>
      ${texts(
        isRepair
          ? `counterOffer.repair.page.${ofRepair}.heading`
          : `counterOffer.page.outcome.${way}.heading`,
        names,
      )}
    </h1>
    ${hasPrice && ticketOf(offer, words)}
    <section class="card">
      <p>${next}</p>
      <p>${when}</p>
    </section>`
}

/** The other devices of the quote with a counter-offer. */
function others(
  { counterOffers = [] }: OfferPage,
  shown: CounterOfferToAnswer,
  words: PageWords,
): Html | false {
  const rest = counterOffers.filter((one) => one !== shown)
  return (
    rest.length > 0 &&
    html`<section class="card">
      <h2>${words.texts('counterOffer.page.others')}</h2>
      <ul>
        ${rest.map(
          ({ content, state }) =>
            html`<li><b>${content.deviceName}</b> ${words.texts(stateOf(content, state))}</li>`,
        )}
      </ul>
    </section>`
  )
}

function stateOf({ kind }: CounterOfferContent, state: CounterOfferToAnswer['state']) {
  return kind === 'repair' && state === 'notified'
    ? 'counterOffer.repair.page.notified'
    : (`counterOffer.page.state.${state}` as const)
}
