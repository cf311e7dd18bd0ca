export const purchaseBookLimits = {
  maxPerPage: 50,
  maxExported: 5000,
  maxPrinted: 1000,
  maxCheckedEachTime: 5000,
  maxReason: 300,
  maxCorrection: 200,
  maxHeldDays: 365,
} as const

export const purchaseBookLimitTexts: Readonly<Record<keyof typeof purchaseBookLimits, string>> = {
  maxPerPage: 'Entries of the purchase book in one answer',
  maxExported: 'Entries of the purchase book in an exported file',
  maxPrinted: 'Entries of the purchase book in an exported PDF',
  maxCheckedEachTime:
    'Entries of a purchase book that is read from its start at each check; a longer one once a day',
  maxReason: 'Characters of the reason of a correction',
  maxCorrection: 'Characters of a corrected value',
  maxHeldDays: 'Days for which a bought device stays in the shop',
}
