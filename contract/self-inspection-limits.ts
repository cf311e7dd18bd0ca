export const selfInspectionLimits = {
  days: 30,
  codeSeconds: 60,
  graceSeconds: 60,
  codesPerMinute: { calls: 30, seconds: 60 },
  maxUploads: 12,
  maxBytes: 4 * 1024 * 1024,
  maxPixels: 25_000_000,
  uploadsAtOnce: 20,
  uploadsOfNetwork: 3,
  readsWaiting: 8,
  readMs: 5_000,
  maxFilesOfTeam: 40_000,
} as const

export const selfInspectionLimitTexts: Readonly<Record<keyof typeof selfInspectionLimits, string>> = {
  days: 'Days after the request that its link works, while the quote is open',
  codeSeconds: 'Seconds until the device shows a new code',
  graceSeconds: 'Seconds after the end of its code in which a photo must arrive to count as proof',
  codesPerMinute: 'Codes asked for by one link, in one process',
  maxUploads: 'Photos sent by one link; at most one of each side is kept',
  maxBytes: 'Bytes of a photo; the link is checked before it is read',
  maxPixels: 'Pixels of a photo in which a code is looked for; in larger ones none is found',
  uploadsAtOnce: 'Photos received at the same time from all visitors, in one process',
  uploadsOfNetwork: 'The same, from one IPv4 address or IPv6 /64',
  readsWaiting: 'Photos that wait for their code to be looked for, in one process; more are refused',
  readMs: 'Milliseconds to look for a code; then the thread is ended, and none is found',
  maxFilesOfTeam: 'Files of a team, of all kinds, above which visitors add none',
}
