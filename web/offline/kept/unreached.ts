import { codeOf } from '#api/error-code.ts'

/**
 * True if our server did not answer: there is no network, something on the way answered instead, or it is starting. The
 * codes of its own answers have a slash.
 */
export function isUnreached(error: unknown): boolean {
  return !(codeOf(error)?.includes('/') ?? false)
}
