export const shopLimits = {
  maxLine: 120,
  maxPhone: 30,
  maxVatNumber: 20,
  maxTerms: 10_000,
  maxSpansPerDay: 2,
} as const

export const shopLimitTexts: Readonly<Record<keyof typeof shopLimits, string>> = {
  maxLine: 'Characters of the legal name, the street, the town or the directions',
  maxPhone: 'Characters of the phone number',
  maxVatNumber: 'Characters of the VAT number',
  maxTerms: 'Characters of the terms in one language',
  maxSpansPerDay: 'Spans of opening hours of a day',
}
