export const messageLimits = {
  maxSubject: 150,
  maxText: 3000,
  maxShort: 480,
} as const

export const messageLimitTexts: Readonly<Record<keyof typeof messageLimits, string>> = {
  maxSubject: 'Characters of the subject of a message',
  maxText: 'Characters of the text of a message',
  maxShort: 'Characters of the text that is passed on with the link',
}

/** Maximum length of a message, by channel. */
export function maxTextOf(channel: 'email' | 'short'): number {
  return channel === 'short' ? messageLimits.maxShort : messageLimits.maxText
}
