import type { DealGroup, MappedAccount } from '@costard/contract'

type Key = Pick<MappedAccount, 'kind' | 'tax'>

/** A kind of deal with one tax: its accounts, and its totals of the period. */
export interface MappedRow extends Key {
  readonly on: MappedAccount
  readonly group: DealGroup | undefined
}

/** Returns a row for each kind and tax with accounts or deals; those with deals first. */
export function mappedRows(
  accounts: readonly MappedAccount[],
  groups: readonly DealGroup[],
): readonly MappedRow[] {
  const withDeals = groups.map((group) => ({
    kind: group.kind,
    tax: group.tax,
    on: accounts.find((one) => isSame(one, group)) ?? emptyAccount(group),
    group,
  }))
  const others = accounts
    .filter((one) => !groups.some((group) => isSame(one, group)))
    .map((on) => ({ kind: on.kind, tax: on.tax, on, group: undefined }))
  return [...withDeals, ...others]
}

/** Returns the accounts with one replaced; an entry without account and counter account is removed. */
export function withAccount(accounts: readonly MappedAccount[], changed: MappedAccount): MappedAccount[] {
  const isKnown = accounts.some((one) => isSame(one, changed))
  return isKnown ? accounts.map((one) => (isSame(one, changed) ? changed : one)) : [...accounts, changed]
}

/** Returns the entries that can be saved: one whose account is empty is removed. */
export function filledAccounts(accounts: readonly MappedAccount[]): MappedAccount[] {
  return accounts.filter(
    ({ account, counterAccount }) => account.trim() !== '' || counterAccount.trim() !== '',
  )
}

export function isHalf({ account, counterAccount }: MappedAccount): boolean {
  return (account.trim() === '') !== (counterAccount.trim() === '')
}

function emptyAccount({ kind, tax }: DealGroup): MappedAccount {
  return { kind, tax, account: '', counterAccount: '', taxCode: '', taxAccount: '' }
}

function isSame(a: Pick<DealGroup, 'kind' | 'tax'>, b: Pick<DealGroup, 'kind' | 'tax'>): boolean {
  return a.kind === b.kind && a.tax === b.tax
}
