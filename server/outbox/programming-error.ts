/** SQL that is wrong, or values of a wrong kind. Source: PostgreSQL, appendix A. */
const wrongStatements = /^(?:22|42)/
/** Class 42 too, but corrected by an operator. */
const permissionDenied = '42501'
/** Causes that are followed. */
const maxDepth = 5

/**
 * True if an error comes from our own code, so that another attempt fails the same way. A TypeError with a
 * cause is the failed request of fetch.
 */
export function isProgrammingError(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth === maxDepth) return false
  if (error instanceof ReferenceError || error instanceof RangeError) return true
  if (error instanceof TypeError) return error.cause === undefined
  const { code } = error as { code?: unknown }
  if (code === 'ERR_ASSERTION') return true
  if (typeof code === 'string' && 'severity' in error && wrongStatements.test(code))
    return code !== permissionDenied
  return isProgrammingError(error.cause, depth + 1)
}
