import { RealtimeError } from '../wire-errors.ts'

/** Checked keys from the root down; the root is empty. The last may be `.priority`. */
export type Path = readonly string[]

/** Levels that a tree may have. Source: the limits of the hosted database. */
export const maxDepth = 32
/** UTF-8 bytes of a key. Source: the same. */
const maxKeyBytes = 768
const forbidden = /[.#$/[\]\u0000-\u001f\u007f]/

/** The checked path of a text such as `/teams/x`, `teams/x/` or `/`. Throws RealtimeError invalid_data. */
export function parsePath(text: string): Path {
  const keys = text.split('/').filter((key) => key !== '')
  if (keys.length > maxDepth) throw new RealtimeError('invalid_data', 'The path is too deep')
  const isOfPriority = keys.at(-1) === '.priority'
  for (const key of isOfPriority ? keys.slice(0, -1) : keys) checkKey(key)
  return keys
}

/** The key of a map, or a segment of a path. Throws RealtimeError invalid_data. */
export function checkKey(key: string): void {
  if (key === '') throw new RealtimeError('invalid_data', 'A key is empty')
  if (forbidden.test(key)) {
    throw new RealtimeError('invalid_data', 'A key has one of . # $ / [ ] or a control character')
  }
  // No character takes more than 3 bytes a unit.
  if (key.length * 3 > maxKeyBytes && Buffer.byteLength(key) > maxKeyBytes) {
    throw new RealtimeError('invalid_data', `A key is longer than ${maxKeyBytes} bytes`)
  }
}
