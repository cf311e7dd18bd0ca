/** Bounds of the calls that identify and price a device. docs/limits.md lists them. */
export const deviceLimits = {
  maxText: 500,
  maxCandidates: 8,
  maxCatalogs: 20,
  maxVariants: 30,
  maxQuestions: 12,
  maxServices: 40,
} as const

export const deviceLimitTexts: Readonly<Record<keyof typeof deviceLimits, string>> = {
  maxText: 'Characters of a text that is to identify a device',
  maxCandidates: 'Models that a text may mean, in an answer',
  maxCatalogs: 'Catalogs that are looked at for a model',
  maxVariants: 'Variants of a model of a catalog, in an answer',
  maxQuestions: 'Open questions in the answer about a price',
  maxServices: 'Services in the answer about a price',
}
