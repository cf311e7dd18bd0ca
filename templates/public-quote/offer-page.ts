import { counterPage, shownCounterOffer } from '../counter-page/counter-page.ts'
import { createPageWords } from './page-words.ts'
import { acceptedPage } from './pages/accepted-page.ts'
import { askPage, mayAsk } from './ask-page.ts'
import { changeMindPage } from './pages/change-mind-page.ts'
import { declineForm } from './cards/decline-form.ts'
import { endedOffer } from './pages/ended-offer.ts'
import { openOffer } from './pages/open-offer.ts'
import { pageLayout } from './frame/page-layout.ts'
import type { OfferPage } from './public-quote.ts'
import { signPage } from './pages/sign-page.ts'
import { termsPage } from './pages/terms-page.ts'

/** Returns the page behind a public link as HTML, in the state of its quote. */
export function offerPage(page: OfferPage): string {
  const { quote, timeZone, productName, scriptUrl, decline, shop, look, view } = page
  const words = createPageWords(quote, timeZone)
  const { texts } = words
  const names = { number: quote.number, team: quote.teamName }
  const state = shownAs[quote.state] ?? 'ended'
  const counter = shownCounterOffer(page)
  const isCounter = state === 'accepted' && counter !== undefined
  const content = {
    open: () =>
      decline
        ? declineForm(page, words)
        : page.sign
          ? signPage(page, page.sign, words)
          : openOffer(page, words),
    ended: () => endedOffer(page, words),
    accepted: () =>
      counter
        ? counterPage(page, counter, words)
        : view === 'change'
          ? changeMindPage(page, words)
          : acceptedPage(page, words),
  }
  const asks = view === 'ask' && mayAsk(quote)
  const hasTerms = view === 'terms' && quote.terms !== null
  return pageLayout(
    { texts, productName, scriptUrl },
    {
      lang: quote.language,
      title: texts(isCounter ? 'counterOffer.page.title' : `publicQuote.pageTitle.${state}`, names),
      description: texts('publicQuote.description', names),
      quote,
      shop,
      look,
      main: hasTerms ? termsPage(quote, words) : asks ? askPage(page, words) : content[state](),
      hasOwnFoot:
        !hasTerms &&
        !asks &&
        (isCounter ? counter.state === 'sent' : state === 'open' && decline === undefined),
    },
  )
}

const shownAs: Readonly<Record<string, 'open' | 'accepted'>> = {
  sent: 'open',
  accepted: 'accepted',
  completed: 'accepted',
}
