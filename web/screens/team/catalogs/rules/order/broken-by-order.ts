import { type Question, questionsIn } from '@costard/pricing'

/** A question that would be asked before one that its condition refers to. */
export interface Broken {
  readonly key: string
  readonly needs: string
}

/** Returns the questions whose conditions would refer to later questions in this order. */
export function brokenByOrder(questions: readonly Question[], order: readonly string[]): Broken[] {
  const placeOf = new Map(order.map((key, place) => [key, place]))
  return questions.flatMap(({ key, conditions, active }) =>
    active === false
      ? []
      : questionsIn(conditions).flatMap((needs) =>
          (placeOf.get(needs) ?? -1) >= (placeOf.get(key) ?? Infinity) ? [{ key, needs }] : [],
        ),
  )
}
