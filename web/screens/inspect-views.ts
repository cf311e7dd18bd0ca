// The inspection of a device: opened by whoever receives devices, after the quote.
export { InspectScreen } from './team/quotes/quote/inspect/inspect-screen.tsx'
