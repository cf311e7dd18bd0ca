export const teamArchiveLimits = {
  keptDays: 7,
  maxBytes: 2_000_000_000,
  maxFiles: 50_000,
} as const

export const teamArchiveLimitTexts: Readonly<Record<keyof typeof teamArchiveLimits, string>> = {
  keptDays: 'Days for which an archive of a team is kept',
  maxBytes: 'Bytes of files in an archive of a team before it is packed; its README counts those left out',
  maxFiles: 'Files in an archive of a team, besides its lists',
}
