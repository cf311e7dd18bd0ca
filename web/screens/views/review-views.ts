// Review validates input with the schemas of the contract, which are slow to build; the other steps do not
// need them.
export { ReviewScreen } from '../team/quotes/quote/review/review-screen.tsx'
