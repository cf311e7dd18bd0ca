export const questionLimits = {
  maxText: 2000,
  maxPerQuote: 20,
} as const

export const questionLimitTexts: Readonly<Record<keyof typeof questionLimits, string>> = {
  maxText: 'Characters of a question of a customer, and of its answer',
  maxPerQuote: 'Questions about a quote, over all its revisions',
}
