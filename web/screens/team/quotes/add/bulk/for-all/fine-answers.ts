import type { CatalogDocument } from '@costard/contract'
import type { Answer, PriceRequest } from '@costard/pricing'
import { priceRequestFor } from '@costard/quotes'
import { decide, type Step } from '../decisions.ts'
import type { QuestionForAll } from './questions-for-all.ts'
import type { ListContext } from '../match/resolve-row.ts'
import type { RowState } from '../rows/row-state.ts'

type AllFine = (document: CatalogDocument, request: PriceRequest) => PriceRequest['answers']

/**
 * Returns the step that answers the open questions about the condition with "all fine", checked on one
 * variant of each model.
 */
export function fineAnswers(
  states: readonly RowState[],
  forAll: readonly QuestionForAll[],
  { document, pricedFor }: ListContext,
  allFine: AllFine,
): Step {
  if (forAll.every(({ answer }) => answer !== undefined)) return {}
  const given = forAll.flatMap(({ question, answer }) =>
    answer === undefined ? [] : [[question.key, answer] as const],
  )
  const byFamily = new Map(
    states.flatMap((state) => ('questions' in state ? [[state.device.silhouette, state] as const] : [])),
  )
  const steps = [...byFamily.values()].flatMap(({ variant, own }) => {
    const answers = { ...Object.fromEntries(given), ...own }
    const line = { variantId: variant.id, device: {}, answers, checks: [], services: [], quantity: 1 }
    const fine = allFine(document, priceRequestFor(document.pricing, pricedFor, line))
    return Object.entries(fine)
      .filter(([key]) => !Object.hasOwn(answers, key))
      .map(([key, answer]) => decide(`answer:${key}`, isList(answer) ? [...answer] : answer))
  })
  return steps.reduce<Step>((all, one) => ({ ...all, ...one }), {})
}

function isList(answer: Answer): answer is readonly string[] {
  return Array.isArray(answer)
}
