/** Accounting programs for which the export writes import files. */
export const accountingPrograms = ['datev', 'xero', 'quickbooks', 'sage'] as const

export const accountingLimits = {
  maxDeals: 1000,
  maxAccounts: 100,
  maxXeroLines: 300,
} as const

export const accountingLimitTexts: Readonly<Record<keyof typeof accountingLimits, string>> = {
  maxDeals: 'Paid or handed over devices in an accounting file',
  maxAccounts: 'Accounts that a team maps',
  maxXeroLines: 'Lines of a file for Xero, which takes no more',
}
