import type { Catalog, Question } from '../catalog.ts'
import { holds } from '../compile/condition-program.ts'
import type { PriceRequest } from '../price-request.ts'
import { questionnaireFor } from '../compile/questionnaire.ts'
import { getDevice, prepareCatalog, readRequest } from './quote.ts'

/** Returns the questions to show for these answers, in catalog order. Throws PricingError like price. */
export function visibleQuestions(catalog: Catalog, request: PriceRequest): readonly Question[] {
  const { tables, workspace } = prepareCatalog(catalog)
  const { all, programs } = tables.questions
  readRequest(tables, workspace, getDevice(tables, workspace, request), request)
  const { isApplicable } = questionnaireFor(tables.questionnaires, request.phase, request.audience)
  return all.filter((_, at) => {
    // conditions read earlier questions only, so it does not matter that later answers are loaded too
    return isApplicable[at] === 1 && holds(programs[at]!, workspace.facts)
  })
}
