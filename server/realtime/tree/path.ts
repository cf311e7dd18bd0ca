import { realtimeLimits } from '../limits.ts'
import { RealtimeError } from '../wire-errors.ts'

/** Validated keys from the root; empty for the root. The last may be `.priority`. */
export type Path = readonly string[]

// Maximum depth of a path and bytes of a key, as in the hosted database.
export const { pathDepth: maxDepth } = realtimeLimits
const { keyBytes: maxKeyBytes } = realtimeLimits
const forbidden = /[.#$/[\]\u0000-\u001f\u007f]/

/** Parses a path such as `/teams/x`, `teams/x/` or `/`. Throws RealtimeError invalid_data. */
export function parsePath(text: string): Path {
  const keys = text.split('/').filter((key) => key !== '')
  if (keys.length > maxDepth) throw new RealtimeError('invalid_data', 'The path is too deep')
  const isOfPriority = keys.at(-1) === '.priority'
  for (const key of isOfPriority ? keys.slice(0, -1) : keys) checkKey(key)
  return keys
}

/** Validates a key. Throws RealtimeError invalid_data. */
export function checkKey(key: string): void {
  if (key === '') throw new RealtimeError('invalid_data', 'A key is empty')
  if (forbidden.test(key)) {
    throw new RealtimeError('invalid_data', 'A key contains . # $ / [ ] or a control character')
  }
  // A UTF-16 unit takes at most 3 bytes in UTF-8.
  if (key.length * 3 > maxKeyBytes && Buffer.byteLength(key) > maxKeyBytes) {
    throw new RealtimeError('invalid_data', `A key is longer than ${maxKeyBytes} bytes`)
  }
}
