import type { Question } from '@costard/pricing'
import type { Answer, Decisions } from '../decisions.ts'
import type { RowState } from '../rows/row-state.ts'

/** A question that can be answered for all rows at once. */
export interface QuestionForAll {
  readonly question: Question
  readonly answer: Answer | undefined
  /** Number of rows with this question. */
  readonly rows: number
  /** Number of rows with a different answer of their own. */
  readonly differ: number
}

/**
 * Returns the questions of the included rows in the order of the catalog, except those that every row answers
 * itself.
 */
export function questionsForAll(
  states: readonly RowState[],
  questions: readonly Question[],
  decisions: Decisions,
): readonly QuestionForAll[] {
  const counts = new Map<string, { rows: number; own: Answer[] }>()
  for (const state of states) {
    if (!('questions' in state)) continue
    for (const { key } of state.questions) {
      const count = counts.get(key) ?? { rows: 0, own: [] }
      count.rows += 1
      const own = state.own[key]
      if (own !== undefined) count.own.push(own)
      counts.set(key, count)
    }
  }
  return questions.flatMap((question) => {
    const { rows, own } = counts.get(question.key) ?? { rows: 0, own: [] }
    const isAsked = rows > own.length && isAnswerable(question)
    if (!isAsked) return []
    const answer = decisions[`answer:${question.key}`]
    const differ = own.filter((one) => JSON.stringify(one) !== JSON.stringify(answer)).length
    return [{ question, answer, rows, differ }]
  })
}

/** Photos and dates belong to a single device. Optional answers are not asked for all rows. */
function isAnswerable({ type, required }: Question): boolean {
  return type !== 'photo' && type !== 'date' && (type !== 'text' || required)
}
