import { codeOf } from '#api/error-code.ts'

/**
 * True if our server did not respond: there is no network, something in between responded instead, or the
 * server is starting. Its own error codes contain a slash.
 */
export function isUnreached(error: unknown): boolean {
  return !(codeOf(error)?.includes('/') ?? false)
}
