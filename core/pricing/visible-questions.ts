import type { Catalog, Question } from './catalog.ts'
import { effectiveAnswers } from './effective-answers.ts'
import type { PriceRequest } from './price-request.ts'
import { getSubject } from './subject.ts'

/** The questions to put to a person as things stand, in catalog order. Throws PricingError like price. */
export function visibleQuestions(catalog: Catalog, request: PriceRequest): readonly Question[] {
  return effectiveAnswers(getSubject(catalog, request)).visible
}
