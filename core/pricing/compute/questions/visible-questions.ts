import type { Catalog, Question } from '../../catalog.ts'
import { holds, truthOf } from '../../compile/condition-program.ts'
import type { PriceRequest } from '../../price-request.ts'
import { questionnaireFor } from '../../compile/questionnaire.ts'
import { getDevice, prepareCatalog, readRequest } from '../quote.ts'

/** Returns the questions to show for these answers, in catalog order. Throws PricingError like price. */
export function visibleQuestions(catalog: Catalog, request: PriceRequest): readonly Question[] {
  const { tables, workspace } = prepareCatalog(catalog)
  const { all, programs } = tables.questions
  readRequest(tables, workspace, getDevice(tables, workspace, request), request)
  const { isApplicable } = questionnaireFor(tables.questionnaires, request.phase, request.audience)
  return all.filter((_, at) => {
    // conditions only read earlier questions, so later answers may be loaded too
    return isApplicable[at] === 1 && holds(programs[at]!, workspace.facts)
  })
}

/**
 * Returns the questions that are asked for these answers, or may be asked, whatever the open answers are, in
 * catalog order. Further answers never add questions. Throws PricingError like price.
 */
export function possibleQuestions(
  catalog: Catalog,
  request: PriceRequest,
  isOpen: (key: string) => boolean,
): readonly Question[] {
  const { tables, workspace } = prepareCatalog(catalog)
  const { all, programs } = tables.questions
  readRequest(tables, workspace, getDevice(tables, workspace, request), request)
  const { isApplicable } = questionnaireFor(tables.questionnaires, request.phase, request.audience)
  const undecided = new Set<number>()
  return all.filter(({ key }, at) => {
    const program = programs[at]
    const isPossible =
      isApplicable[at] === 1 && (!program || truthOf(program.tree, workspace.facts, undecided) !== false)
    if (isPossible && isOpen(key)) undecided.add(at)
    return isPossible
  })
}
