/**
 * Classes of SQL errors caused by our own code: wrong values and wrong statements. Source: PostgreSQL,
 * appendix A.
 */
const wrongStatements = /^(?:22|42)/
/** Code of class 42 that an operator corrects: permission denied. */
const permissionDenied = '42501'
/** Maximum depth in a chain of causes. */
const maxDepth = 5

/**
 * True if an error comes from our own code, so that another attempt fails the same way. A TypeError with a
 * cause is a failed fetch.
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
