const mb = 1024 * 1024
const dayMs = 86_400_000

/**
 * Limits of what a device keeps of a user's teams, and of what it queues for them. docs/limits.md lists them.
 */
export const keptLimits = {
  /** Size of all responses, encrypted; beyond it, the least recently used are removed. Bytes. */
  maxBytes: 50 * mb,
  maxQuotes: 200,
  maxCustomers: 1000,
  /** Time without a connection after which kept data is no longer shown. Milliseconds. */
  maxAgeMs: 14 * dayMs,
  maxEntries: 500,
  maxEntryBytes: 20 * mb,
  /** From this number of entries on, the remaining number is shown. */
  warnsFrom: 480,
} as const

export const keptLimitTexts: Readonly<Record<keyof typeof keptLimits, string>> = {
  maxBytes: 'Bytes of answers that a device keeps, encrypted; those used longest ago go first',
  maxQuotes: 'Rows of quotes of a team, newest first',
  maxCustomers: 'Rows of customers of a team, seen last first',
  maxAgeMs: 'Milliseconds without an answer of the server, after which kept answers go',
  maxEntries: 'Quotes that wait on a device to be sent',
  maxEntryBytes: 'Their bytes, encrypted',
  warnsFrom: 'Waiting quotes from which on the page says how many more fit',
}
