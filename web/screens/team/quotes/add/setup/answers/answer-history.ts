import type { Answers } from '@costard/contract'

/** Answers as they were before one step: undefined where there was none. */
export interface Step {
  /** Typed answers change with each key: one step per question, however many keys. */
  readonly isTyped: boolean
  readonly before: Readonly<Record<string, Answers[string] | undefined>>
}

/** Returns the history with the step from one set of answers to the next. */
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

/** The answers without the last step that still makes a difference, and the question to go back to. */
export interface Undone {
  readonly history: readonly Step[]
  readonly answers: Answers
  readonly question: string
}

/** Undoes one step; undefined if none is left. Other answers stay as they are. */
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

/** No answer and an empty one are the same. */
function isSame(one: Answers[string] | undefined, other: Answers[string] | undefined): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
