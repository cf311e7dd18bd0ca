import type { AccountingSettings, MappedAccount } from '@costard/contract'
import { apiError } from '../calls/api-error.ts'
import type { SettledDeal } from '../quotes/deals/settled-deals.ts'

/** A deal with the accounts to book it on. */
export interface Booking extends SettledDeal {
  readonly on: MappedAccount
}

/**
 * Returns the bookings of deals. Throws accounting/not-mapped with each kind of deal and tax that has no
 * account.
 */
export function bookingsOf(
  deals: readonly SettledDeal[],
  { program, accounts }: Pick<AccountingSettings, 'program' | 'accounts'>,
): readonly Booking[] {
  const bookings = deals
    .filter(({ netMinor }) => netMinor !== 0)
    .map((deal) => ({ ...deal, on: accountOf(deal, accounts) }))
  const missing = bookings.filter(({ on, taxMinor }) => !isWhole(on, { program, taxMinor }))
  if (missing.length > 0) {
    const names = new Map(missing.map(({ kind, tax }) => [`${kind} ${tax}`, { kind, tax }]))
    throw apiError('accounting/not-mapped', { missing: [...names.values()] })
  }
  return bookings as readonly Booking[] // no account is missing
}

export function accountOf(
  { kind, tax }: Pick<SettledDeal, 'kind' | 'tax'>,
  accounts: readonly MappedAccount[],
): MappedAccount | undefined {
  return accounts.find((one) => one.kind === kind && one.tax === tax)
}

/**
 * True if a mapping has all accounts: DATEV computes the tax from its tax key; other programs need an account
 * for tax.
 */
export function isWhole(
  on: MappedAccount | undefined,
  { program, taxMinor }: Pick<AccountingSettings, 'program'> & { readonly taxMinor: number },
): boolean {
  return on !== undefined && (program === 'datev' || taxMinor === 0 || on.taxAccount !== '')
}

/** A side of a booking. Positive amounts are debits. */
export interface JournalLine {
  readonly account: string
  readonly amountMinor: number
}

/** Returns lines that add up to zero: the money, the revenue or cost without tax, and the tax. */
export function journalOf({ on, netMinor, taxMinor }: Booking): readonly JournalLine[] {
  return [
    { account: on.counterAccount, amountMinor: netMinor },
    { account: on.account, amountMinor: -(netMinor - taxMinor) },
    ...(taxMinor === 0 ? [] : [{ account: on.taxAccount, amountMinor: -taxMinor }]),
  ]
}
