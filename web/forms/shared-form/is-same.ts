import { replaceEqualDeep } from '@tanstack/react-query'

/** Compares two values of the API, or of a form, by content. */
export function isSame(one: unknown, other: unknown): boolean {
  return replaceEqualDeep(one, other) === one
}
