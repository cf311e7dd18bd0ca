// The steps from a device to a quote, and the quote, loaded together: people pass through them one after the other.
export { ChooseCatalogsScreen } from './team/quotes/add/catalogs/choose-catalogs-screen.tsx'
export { IdentifyScreen } from './team/quotes/add/identify/identify-screen.tsx'
export { SetupScreen } from './team/quotes/add/setup/setup-screen.tsx'
export { QuoteScreen } from './team/quotes/quote/quote-screen.tsx'
export { ReviewScreen } from './team/quotes/quote/review/review-screen.tsx'
