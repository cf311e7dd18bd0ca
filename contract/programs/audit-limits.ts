export const auditLimits = {
  maxPage: 50,
  maxExportedPerPage: 1_000,
  maxExported: 100_000,
} as const

export const auditLimitTexts: Readonly<Record<keyof typeof auditLimits, string>> = {
  maxPage: 'Entries of the audit log on a page',
  maxExportedPerPage: 'Entries of the audit log on a page of its export',
  maxExported: 'Entries of the audit log that the web app saves as a file',
}
