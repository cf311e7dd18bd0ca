/** Limits of files that are made in the background. docs/limits.md lists them. */
export const storedExportLimits = {
  maxDeals: 20_000,
  maxEntries: 50_000,
  maxListed: 20,
  keptHours: 24,
} as const

export const storedExportLimitTexts: Readonly<Record<keyof typeof storedExportLimits, string>> = {
  maxDeals: 'Paid or handed over devices in an accounting file made in the background',
  maxEntries: 'Entries of the purchase book in files made in the background',
  maxListed: 'Files made in the background that a member is shown, the newest',
  keptHours: 'Hours for which a file made in the background is kept',
}
