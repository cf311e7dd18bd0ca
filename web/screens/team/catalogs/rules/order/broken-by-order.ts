import type { Condition, Question } from '@costard/pricing'

/** A question that would be asked before one that its condition needs. */
export interface Broken {
  readonly key: string
  readonly needs: string
}

/** Returns the conditions that would refer to later questions in an order of the keys. */
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

/** Returns the questions that a condition refers to, each once. */
export function questionsIn(condition: Condition | undefined): string[] {
  if (condition === undefined) return []
  if ('all' in condition) return [...new Set(condition.all.flatMap(questionsIn))]
  if ('any' in condition) return [...new Set(condition.any.flatMap(questionsIn))]
  return 'question' in condition ? [condition.question] : []
}
