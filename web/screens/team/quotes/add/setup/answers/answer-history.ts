import type { Answers } from '@costard/contract'

/** The answers that one step changed, as they were before; undefined if there was none. */
export interface Step {
  /** Typed answers change with every key, so all keys in one question are one step. */
  readonly isTyped: boolean
  readonly before: Readonly<Record<string, Answers[string] | undefined>>
}

/** Returns the history with the step between two sets of answers added. */
export function withStep(
  history: readonly Step[],
  from: Answers,
  to: Answers,
  isTyped: boolean,
): readonly Step[] {
  const changed = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
    (key) => !isSame(from[key], to[key]),
  )
  if (changed.length === 0) return history
  const last = history.at(-1)
  const goesOn = isTyped && last?.isTyped === true && changed.every((key) => key in last.before)
  if (goesOn) return history
  return [...history, { isTyped, before: Object.fromEntries(changed.map((key) => [key, from[key]])) }]
}

/** The answers after undoing the last step that has an effect, and the question to go back to. */
export interface Undone {
  readonly history: readonly Step[]
  readonly answers: Answers
  readonly question: string
}

/** Undoes one step; undefined if none is left. Other answers are not changed. */
export function undo(history: readonly Step[], answers: Answers): Undone | undefined {
  const place = history.findLastIndex(({ before }) =>
    Object.entries(before).some(([key, value]) => !isSame(value, answers[key])),
  )
  const step = history[place]
  const question = Object.keys(step?.before ?? {})[0]
  if (!step || question === undefined) return undefined
  const after = Object.entries({ ...answers, ...step.before }).filter(
    (entry): entry is [string, Answers[string]] => entry[1] !== undefined,
  )
  return { history: history.slice(0, place), answers: Object.fromEntries(after), question }
}

/** A missing answer and an empty one are equal. */
function isSame(one: Answers[string] | undefined, other: Answers[string] | undefined): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
