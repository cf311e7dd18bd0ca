/**
 * Limits of a customer's page, at /q/. docs/limits.md lists them; visits count as calls without an account.
 */
export const publicQuoteLimits = {
  // Choices for each of 100 lines and a signature, percent-encoded.
  maxFormBytes: 64 * 1024,
  maxFields: 300,
  maxShownAgain: 8_000,
} as const

export const publicQuoteLimitTexts: Readonly<Record<keyof typeof publicQuoteLimits, string>> = {
  maxFormBytes: 'Bytes of an answer; the link is checked before it is read',
  maxFields: 'Fields of an answer kept in the page that offers to send it again',
  maxShownAgain: 'Characters of a text that is too long, shown again to be shortened',
}
