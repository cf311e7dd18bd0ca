import type { Catalog, Leaf, Question } from '../catalog.ts'
import { checkAnswer } from './check-answer.ts'
import { ownValue } from './own-value.ts'
import type { PriceRequest } from '../price-request.ts'
import { compileCondition, type Program } from './condition-program.ts'

export interface QuestionTable {
  readonly all: readonly Question[]
  readonly indexOf: ReadonlyMap<string, number>
  /** What is read of each question, in one place. */
  readonly entries: readonly QuestionEntry[]
  readonly programs: readonly (Program | null)[]
  /** Valid defaults; undefined where there is none. */
  readonly defaults: readonly unknown[]
  /** By question: position of each choice that can be chosen. */
  readonly choiceAt: readonly ReadonlyMap<string, number>[]
  /** By question: the bounds of its bands, lower and upper in turn. */
  readonly bands: readonly Float64Array[]
  /** By phase and audience, see sideOf. */
  readonly sides: readonly Side[]
  /** Position of a question that a condition outside the questions looks at; -1 for an unknown one. */
  readonly look: (key: string) => number
}

/** Which questions count for a phase and an audience; positions below are among those asked. */
export interface Side {
  readonly keys: readonly string[]
  readonly indexOf: ReadonlyMap<string, number>
  readonly entries: readonly QuestionEntry[]
  /** By question of the catalog: 1 for those asked at all. */
  readonly isAsked: Uint8Array
  /**
   * From each position on, the next question that counts also without an answer: a required one or one with a
   * default. The number of questions when there is none; one more entry closes the last.
   */
  readonly demandedFrom: Int32Array
}

export interface QuestionEntry {
  readonly at: number
  readonly question: Question
  readonly key: string
  readonly type: Question['type']
  readonly required: boolean
  readonly program: Program | null
  /** A valid default; undefined where there is none. */
  readonly fallback: unknown
  readonly choiceAt: ReadonlyMap<string, number>
  /** Position of its first option among those of all questions. */
  readonly firstOption: number
  /** Keys of the choices by position; one that can not be chosen is left empty. */
  readonly choiceKeys: readonly (string | null)[]
  readonly exclusive: number
  readonly min: number
  readonly max: number
  readonly bands: readonly number[]
  /** Whether a condition or a suggestion looks at the choices made. */
  isLookedAt: boolean
}

export function questionTable(
  catalog: Catalog,
  optionOf: Int32Array,
  deviceBitFor: (leaf: Leaf) => number,
): QuestionTable {
  const { questions } = catalog
  const indexOf = new Map<string, number>()
  const programs: (Program | null)[] = []
  const entries: QuestionEntry[] = []
  const look = (key: string): number => {
    const index = indexOf.get(key) ?? -1
    const entry = entries[index]
    if (entry) entry.isLookedAt = true
    return index
  }
  for (const [index, question] of questions.entries()) {
    const { key, conditions } = question
    // only earlier questions are known yet, and only they may be looked at
    programs.push(conditions ? compileCondition(conditions, look, deviceBitFor) : null)
    indexOf.set(key, index)
    entries.push(entryFor(question, index, programs[index] ?? null, optionOf[index]!, catalog))
  }
  return {
    all: questions,
    entries,
    indexOf,
    programs,
    defaults: entries.map(({ fallback }) => fallback),
    choiceAt: entries.map(({ choiceAt }) => choiceAt),
    bands: questions.map(({ key }) => {
      const bands = ownValue(catalog.computation, key)?.bands ?? []
      return Float64Array.from(bands.flatMap(({ from, to }) => [from, to]))
    }),
    sides: sides.map(([phase, audience]) => sideFor(entries, phase, audience)),
    look,
  }
}

/** Position of a choice that can be chosen. Few are compared one by one, which is faster than asking a map. */
export function positionOf(key: unknown, { choiceAt, choiceKeys }: QuestionEntry): number {
  const { length } = choiceKeys
  if (length > 12) return choiceAt.get(key as string) ?? -1 // anything else is not found
  for (let position = 0; position < length; position += 1) if (choiceKeys[position] === key) return position
  return -1
}

type Phase = NonNullable<PriceRequest['phase']>
type Audience = NonNullable<PriceRequest['audience']>

const sides: readonly (readonly [Phase, Audience])[] = [
  ['quote', 'agent'],
  ['quote', 'customer'],
  ['inspection', 'agent'],
  ['inspection', 'customer'],
]

/** Place of a phase and an audience among the sides. */
export function sideOf(phase: PriceRequest['phase'], audience: PriceRequest['audience']): number {
  return (phase === 'inspection' ? 2 : 0) + (audience === 'customer' ? 1 : 0)
}

function applies(question: Question, phase: Phase, audience: Audience): boolean {
  const isSeen = question.visibleTo === 'both' || question.visibleTo === audience
  return question.active !== false && isSeen && (phase === 'inspection' || question.phase !== 'inspection')
}

function sideFor(all: readonly QuestionEntry[], phase: Phase, audience: Audience): Side {
  const isAsked = Uint8Array.from(all, ({ question }) => (applies(question, phase, audience) ? 1 : 0))
  const entries = all.filter(({ at }) => isAsked[at] === 1)
  // as the keys of an object they are compared by identity with those of the answers
  const keys = entries.map(({ key }) => Object.keys({ [key]: true })[0] ?? key)
  const demandedFrom = new Int32Array(entries.length + 1)
  let next = entries.length
  demandedFrom[next] = next
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const { required, fallback } = entries[at]! // within the length
    if (required || fallback !== undefined) next = at
    demandedFrom[at] = next
  }
  return { keys, indexOf: new Map(keys.map((key, at) => [key, at])), entries, isAsked, demandedFrom }
}

/** A blank text is no answer, so a blank key can not be chosen alone. */
function choicePositions({ type, choices }: Question): ReadonlyMap<string, number> {
  const positions = new Map<string, number>()
  for (const [index, { key, active }] of choices.entries()) {
    const isBlank = type === 'single' && key.trim() === ''
    if (active !== false && !isBlank && !positions.has(key)) positions.set(key, index)
  }
  return positions
}

function exclusiveChoices({ choices }: Question): number {
  let mask = 0
  for (const [index, { exclusive }] of choices.entries()) if (exclusive && index < 32) mask |= 1 << index
  return mask
}

function entryFor(
  question: Question,
  at: number,
  program: Program | null,
  firstOption: number,
  catalog: Catalog,
): QuestionEntry {
  const { key, type, required, choices, number } = question
  const bands = ownValue(catalog.computation, key)?.bands ?? []
  const positions = choicePositions(question)
  return {
    at,
    question,
    key,
    type,
    required,
    program,
    fallback: checkAnswer(question, question.default).answer,
    choiceAt: positions,
    firstOption,
    choiceKeys: choices.map((choice, index) => (positions.get(choice.key) === index ? choice.key : null)),
    exclusive: exclusiveChoices(question),
    min: number?.min ?? Number.MIN_SAFE_INTEGER,
    max: number?.max ?? Number.MAX_SAFE_INTEGER,
    bands: bands.flatMap(({ from, to }) => [from, to]),
    isLookedAt: false,
  }
}
