import type { Condition } from '../catalog.ts'

/** Returns the questions that a condition refers to, each once. */
export function questionsIn(condition: Condition | undefined): string[] {
  if (condition === undefined) return []
  if ('all' in condition) return [...new Set(condition.all.flatMap(questionsIn))]
  if ('any' in condition) return [...new Set(condition.any.flatMap(questionsIn))]
  return 'question' in condition ? [condition.question] : []
}
