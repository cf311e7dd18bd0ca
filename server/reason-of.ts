/** Why something failed, in one line for whoever runs the server. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A refused connection to several addresses has its words in the parts only.
  const parts = error instanceof AggregateError ? error.errors.map(reasonOf).join('; ') : ''
  const cause = error.cause === undefined ? '' : ` (${reasonOf(error.cause)})`
  return `${error.message || parts}${cause}`
}
