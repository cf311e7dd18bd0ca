import type { Catalog, Question } from '../catalog.ts'
import { holds } from '../compile/condition-program.ts'
import type { PriceRequest } from '../price-request.ts'
import { sideOf } from '../compile/question-table.ts'
import { getDevice, readyQuote, readRequest } from './quote.ts'

/** The questions to put to a person as things stand, in catalog order. Throws PricingError like price. */
export function visibleQuestions(catalog: Catalog, request: PriceRequest): readonly Question[] {
  const { tables, workspace } = readyQuote(catalog)
  const { all, programs, sides } = tables.questions
  readRequest(tables, workspace, getDevice(tables, workspace, request), request)
  const { isAsked } = sides[sideOf(request.phase, request.audience)]! // four sides
  return all.filter((_, at) => {
    // a condition looks at earlier questions only, so that all are read by now does not matter
    return isAsked[at] === 1 && holds(programs[at]!, workspace.facts)
  })
}
