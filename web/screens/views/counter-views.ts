// The steps from device to quote before the review, and the quote. Loaded together because they follow one
// another.
export { ChooseCatalogsScreen } from '../team/quotes/add/catalogs/choose-catalogs-screen.tsx'
export { IdentifyScreen } from '../team/quotes/add/identify/identify-screen.tsx'
export { SetupScreen } from '../team/quotes/add/setup/setup-screen.tsx'
export { QuoteScreen } from '../team/quotes/quote/quote-screen.tsx'
