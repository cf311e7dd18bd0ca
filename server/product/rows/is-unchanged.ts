import { isDeepStrictEqual } from 'node:util'

/** True if every field of an edit equals the stored value. */
export function isUnchanged(before: object, edit: object): boolean {
  const known = new Map(Object.entries(before))
  return Object.entries(edit).every(
    ([field, value]) => value === undefined || isDeepStrictEqual(known.get(field), value),
  )
}
