import type { Inspection } from '@costard/contract'

/** Fields that people enter. */
export type Found = Pick<Inspection, 'answers' | 'notes' | 'services' | 'message' | 'answerDays'>

/**
 * Parts of an inspection for merging: each answer and note on its own, so that two people can inspect one
 * device together.
 */
type FoundParts = Readonly<Record<string, unknown>>

const [answer, note] = ['answer ', 'note ']

export function partsOf({ answers, notes, services, message, answerDays }: Found): FoundParts {
  return {
    ...withPrefix(answer, answers),
    ...withPrefix(note, notes),
    services,
    message,
    answerDays,
  }
}

export function foundOf(parts: FoundParts): Found {
  const { services, message, answerDays } = parts
  // The parts come from partsOf.
  return {
    answers: withoutPrefix(answer, parts),
    notes: withoutPrefix(note, parts),
    services,
    message,
    answerDays,
  } as Found
}

function withPrefix(prefix: string, values: Readonly<Record<string, unknown>>): FoundParts {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`${prefix}${key}`, value]))
}

function withoutPrefix(prefix: string, parts: FoundParts): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  )
}
