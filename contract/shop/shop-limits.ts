export const shopLimits = {
  maxLine: 120,
  maxPhone: 30,
  maxVatNumber: 20,
  maxTerms: 10_000,
  maxSpansPerDay: 2,
  maxClosedDays: 20,
  maxLogoBytes: 100_000,
  maxLogoSide: 512,
  maxValidDays: 365,
  maxCashLimitMinor: 100_000_000,
  minRetentionMonths: 6,
  maxRetentionMonths: 120,
} as const

export const shopLimitTexts: Readonly<Record<keyof typeof shopLimits, string>> = {
  maxLine: 'Characters of the legal name, the street, the town or the directions',
  maxPhone: 'Characters of the phone number',
  maxVatNumber: 'Characters of the VAT number',
  maxTerms: 'Characters of the terms in one language',
  maxClosedDays: 'Spans of days on which the shop is closed',
  maxLogoBytes: 'Bytes of the logo',
  maxLogoSide: 'Pixels of the longer side of the logo',
  maxValidDays: 'Days that offers of a kind are valid',
  maxCashLimitMinor: 'Cash limit, in minor units of the currency',
  minRetentionMonths: 'Months after which customers are erased, at least',
  maxRetentionMonths: 'The same, at most',
  maxSpansPerDay: 'Spans of opening hours of a day',
}
