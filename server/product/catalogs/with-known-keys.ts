import { type CatalogDocument, type KeyedLine, lineByKey, textIn, unfitKeys } from '@costard/contract'
import { apiError } from '../calls/api-error.ts'

/**
 * Returns a line with the keys of its catalog; the line may use labels of questions, choices, services and
 * its proposition. Throws quote/line-invalid for the first unknown key or answer: pricing would ignore it,
 * and the price would differ. path: place of the line in the request, empty if the request is the line.
 */
export function withKnownKeys<Line extends KeyedLine>(
  document: CatalogDocument,
  given: Line,
  { path, language }: { readonly path: string; readonly language: string },
): Line {
  const { pricing, wording } = document
  // Most programs send keys: look at labels only if something does not fit.
  if (unfitKeys(pricing, given).length === 0) return given
  const line = lineByKey(document, given)
  const [unfit] = unfitKeys(pricing, line)
  if (!unfit) return line
  const { question } = unfit
  throw apiError('quote/line-invalid', {
    ...unfit,
    path: path === '' ? unfit.path : `${path}.${unfit.path}`,
    ...(question !== undefined && {
      questionText: textIn(language, wording.questions[question]?.text) || question,
    }),
  })
}
