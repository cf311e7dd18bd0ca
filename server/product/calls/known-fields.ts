import { unknownFieldTexts } from '@costard/contract'
import { apiError } from './api-error.ts'
import { issueOf } from './unstorable-texts.ts'

/** Throws request/invalid for fields other than `known`, like inputs of the contract. */
export function requireKnownFields(given: Iterable<string>, known: readonly string[]): void {
  const unknown = [...new Set(given)].filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  const issues = unknownFieldTexts(unknown, known).map((text, index) =>
    issueOf(unknown.slice(index, index + 1), text),
  )
  throw apiError('request/invalid', issues)
}

/** Throws request/invalid for query parameters that the route does not read. */
export function requireKnownQuery(url: string, known: readonly string[] = []): void {
  const query = url.indexOf('?')
  if (query !== -1) requireKnownFields(new URLSearchParams(url.slice(query)).keys(), known)
}
