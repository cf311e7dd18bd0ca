export const helpLimits = {
  maxUid: 100,
  maxCounted: 2_000,
} as const

export const helpLimitTexts: Readonly<Record<keyof typeof helpLimits, string>> = {
  maxUid: 'Characters of the name of a help answer',
  maxCounted: 'Help answers, each language counted, whose use is counted; more are not',
}
