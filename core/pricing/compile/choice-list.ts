import type { Question } from '../catalog.ts'
import { interned } from './interned.ts'

/** A selectable choice, with a link to the next one in catalog order. */
export interface ChoiceEntry {
  readonly key: string
  /** Position of the option among those of all questions. */
  readonly option: number
  /** Bit of the choice within an answer; 0 after the first 32 choices. */
  readonly bit: number
  readonly isExclusive: boolean
  readonly next: ChoiceEntry | null
}

export interface ChoiceList {
  readonly first: ChoiceEntry | null
  /** Map by key; null for few choices, where following the links is faster. */
  readonly byKey: ReadonlyMap<string, ChoiceEntry> | null
}

/** positions: positions of the selectable choices. */
export function choiceList(
  { choices }: Question,
  positions: ReadonlyMap<string, number>,
  firstOption: number,
): ChoiceList {
  const byKey = new Map<string, ChoiceEntry>()
  let first: ChoiceEntry | null = null
  for (const [key, position] of [...positions].toReversed()) {
    first = {
      key: interned(key),
      option: firstOption + position,
      bit: position < 32 ? 1 << position : 0,
      isExclusive: choices[position]?.exclusive === true,
      next: first,
    }
    byKey.set(key, first)
  }
  return { first, byKey: byKey.size > mostLinked ? byKey : null }
}

const mostLinked = 12

/** Returns the selectable choice with this key; null for any other. */
export function choiceFor(key: string, { first, byKey }: ChoiceList): ChoiceEntry | null {
  if (byKey !== null) return byKey.get(key) ?? null
  let choice = first
  while (choice !== null && choice.key !== key) choice = choice.next
  return choice
}

/**
 * Returns the choices of a valid answer to a multi-choice question, one bit each; 0 if the answer needs
 * checkAnswer.
 */
export function chosenBits(given: unknown, choices: ChoiceList): number {
  if (!Array.isArray(given)) return 0
  let bits = 0
  let isExclusive = false
  for (let index = 0; index < given.length; index += 1) {
    const key: unknown = given[index]
    const choice = typeof key === 'string' ? choiceFor(key, choices) : null
    if (choice === null || choice.bit === 0) return 0
    bits |= choice.bit
    isExclusive ||= choice.isExclusive
  }
  const hasSeveral = (bits & (bits - 1)) !== 0
  return hasSeveral && isExclusive ? 0 : bits
}

/** Returns the keys of the choices with these bits, in catalog order. */
export function keysOf(bits: number, { first }: ChoiceList): readonly string[] {
  const keys: string[] = []
  for (let choice = first; choice !== null; choice = choice.next) {
    if ((bits & choice.bit) !== 0) keys.push(choice.key)
  }
  return keys
}
