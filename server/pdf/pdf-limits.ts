/** Limits on making PDFs, per server process. docs/limits.md lists them. */
export const pdfLimits = {
  waitingDocuments: 30,
  waitingDocumentsOfTeam: 2,
  waitingMs: 15_000,
  compileMs: 15_000,
  documentLength: 32 * 1024 * 1024,
  residentBytes: 512 * 1024 * 1024,
  idleMs: 120_000,
} as const

export const pdfLimitTexts: Readonly<Record<keyof typeof pdfLimits, string>> = {
  waitingDocuments:
    'Documents of all teams that wait to be made into PDFs; more are refused with Retry-After',
  waitingDocumentsOfTeam:
    'Documents of one team that wait for its members, and as many for its customers; teams take turns',
  waitingMs: 'Milliseconds that a document waits before it is refused',
  compileMs: 'Milliseconds to make one PDF; then the process that makes it is killed',
  documentLength: 'Length of the data of a document and of its attachment',
  residentBytes: 'Memory above which the process is replaced after a document',
  idleMs: 'Milliseconds after which the unused process ends',
}
