export const counterLimits = {
  leastDays: 5,
  mostDays: 14,
  usualDays: 7,
  maxText: 300,
  maxMessage: 1000,
  maxNotes: 200,
  maxServices: 20,
} as const

export const counterLimitTexts: Readonly<Record<keyof typeof counterLimits, string>> = {
  leastDays: 'Days to answer a counter-offer, at least',
  mostDays: 'Days to answer a counter-offer, at most',
  usualDays: 'Days to answer a counter-offer, unless given',
  maxText: 'Characters about a finding',
  maxMessage: 'Characters of the message with a counter-offer',
  maxNotes: 'Findings with a note',
  maxServices: 'Services that an inspection adds to a repair',
}
