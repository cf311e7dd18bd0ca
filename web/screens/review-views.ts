// Apart from the counter's other steps: it reads what is typed with the schemas of the contract, which take a while to make.
export { ReviewScreen } from './team/quotes/quote/review/review-screen.tsx'
