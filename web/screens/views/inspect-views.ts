// Inspection of a device: opened after the quote by members who receive devices.
export { InspectScreen } from '../team/quotes/quote/inspect/inspect-screen.tsx'
