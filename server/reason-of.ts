/** Returns the reason for an error, in one line for the operator. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // If several addresses refuse a connection, only the inner errors have a message.
  const parts = error instanceof AggregateError ? error.errors.map(reasonOf).join('; ') : ''
  const cause = error.cause === undefined ? '' : ` (${reasonOf(error.cause)})`
  return `${error.message || parts}${cause}`
}
