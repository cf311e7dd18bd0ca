export const fileLimits = {
  maxBytes: 10 * 1024 * 1024,
  maxPixels: 50_000_000,
  maxSide: 12_000,
  maxPerLine: 30,
  maxPerQuote: 200,
  maxPerTeam: 50_000,
  maxPerGuestTeam: 100,
  maxName: 120,
  maxAtOnce: 6,
  maxInMemory: 2,
  daysKept: 1,
} as const

export const fileLimitTexts: Readonly<Record<keyof typeof fileLimits, string>> = {
  maxBytes: 'Bytes of a file; the caller is checked before it is read',
  maxPixels: 'Pixels of an image',
  maxSide: 'Pixels of the longer side of an image',
  maxPerLine: 'Files of a line',
  maxPerQuote: 'Files of a quote',
  maxPerTeam: 'Files of a team',
  maxPerGuestTeam: 'Files of a team to which somebody without an account adds',
  maxName: 'Characters of the name of a file',
  maxAtOnce: 'Uploads of one account at the same time, in one process',
  maxInMemory: 'Uploads in memory at the same time, in one process; others wait on disk',
  daysKept: 'Days that a removed file can be restored',
}
