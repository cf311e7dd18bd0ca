// Review reads what is typed with the schemas of the contract, which take long to make; the other steps do without.
export { ReviewScreen } from '../team/quotes/quote/review/review-screen.tsx'
