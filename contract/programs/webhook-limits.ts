export const webhookLimits = {
  maxEndpoints: 5,
  maxUrl: 1000,
  timeoutMs: 10_000,
  maxAnswerBytes: 4096,
  maxExcerpt: 1000,
  maxTries: 8,
  maxWaiting: 1000,
  maxPage: 50,
  keptDays: 7,
  oldSecretHours: 24,
} as const

export const webhookLimitTexts: Readonly<Record<keyof typeof webhookLimits, string>> = {
  maxEndpoints: 'Webhooks of a team',
  maxUrl: 'Characters of the address of a webhook',
  timeoutMs: 'Milliseconds of one try, from the look-up of the name to the end of the answer',
  maxAnswerBytes: 'Bytes of an answer that are read; the rest is cut off',
  maxExcerpt: 'Characters of an answer that are kept',
  maxTries: 'Tries of a delivery, over some 24 hours',
  maxWaiting: 'Deliveries of a webhook that wait; further ones fail at once and can be sent again by hand',
  maxPage: 'Deliveries listed at a time',
  keptDays: 'Days that deliveries are kept',
  oldSecretHours: 'Hours that the old secret signs too after it was replaced',
}
