import { type CatalogDocument, type KeyedLine, textIn, unfitKeys } from '@costard/contract'
import { apiError } from '../api-error.ts'

/**
 * Throws quote/line-invalid for the first key or answer that the catalog does not have: pricing would leave it out, and
 * the price would be another one. path: of the line in the request, empty if the request is the line.
 */
export function requireKnownKeys(
  { pricing, wording }: CatalogDocument,
  line: KeyedLine,
  { path, language }: { readonly path: string; readonly language: string },
): void {
  const [unfit] = unfitKeys(pricing, line)
  if (!unfit) return
  const { question } = unfit
  throw apiError('quote/line-invalid', {
    ...unfit,
    path: path === '' ? unfit.path : `${path}.${unfit.path}`,
    ...(question !== undefined && {
      questionText: textIn(language, wording.questions[question]?.text) || question,
    }),
  })
}
