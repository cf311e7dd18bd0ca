// The purchase book, payouts and accounts; loaded separately, since few members open them.
export { AccountingScreen } from '../team/settings/accounting/accounting-screen.tsx'
export { PayoutsScreen } from '../team/payouts/payouts-screen.tsx'
export { PurchaseBookScreen } from '../team/purchase-book/purchase-book-screen.tsx'
