// Apart from the steps before it, as only this one checks what it sends with the validation library.
export { ReviewScreen } from './team/quotes/quote/review/review-screen.tsx'
