import type { Catalog, Leaf, Question } from '../catalog.ts'
import { checkAnswer } from './check-answer.ts'
import { ownValue } from './own-value.ts'
import type { PriceRequest } from '../price-request.ts'
import { compileCondition, type Program } from './condition-program.ts'

export interface QuestionTable {
  readonly all: readonly Question[]
  readonly indexOf: ReadonlyMap<string, number>
  /** The fields of each question that pricing reads. */
  readonly entries: readonly QuestionEntry[]
  readonly programs: readonly (Program | null)[]
  /** Valid defaults; undefined where there is none. */
  readonly defaults: readonly unknown[]
  /** By question: position of each selectable choice. */
  readonly choiceAt: readonly ReadonlyMap<string, number>[]
  /** By question: the bounds of its bands, alternating lower and upper. */
  readonly bands: readonly Float64Array[]
  /** By phase and audience, see questionnaireIndex. */
  readonly questionnaires: readonly Questionnaire[]
  /** Returns the position of a question read by a condition of a proposition or service; -1 if unknown. */
  readonly look: (key: string) => number
}

/** The questions that apply to a phase and an audience. Positions count only these questions. */
export interface Questionnaire {
  readonly keys: readonly string[]
  readonly indexOf: ReadonlyMap<string, number>
  readonly entries: readonly QuestionEntry[]
  /** By question of the catalog: 1 if it applies. */
  readonly isApplicable: Uint8Array
  /**
   * From each position, the next question that is required or has a default. The number of questions when there is
   * none. One final entry for the end.
   */
  readonly nextRequiredFrom: Int32Array
}

export interface QuestionEntry {
  readonly at: number
  readonly question: Question
  readonly key: string
  readonly type: Question['type']
  readonly required: boolean
  readonly program: Program | null
  /** A valid default; undefined where there is none. */
  readonly defaultAnswer: unknown
  readonly choiceAt: ReadonlyMap<string, number>
  /** Position of its first option among the options of all questions. */
  readonly firstOption: number
  /** Keys of the choices by position; null for one that cannot be selected. */
  readonly choiceKeys: readonly (string | null)[]
  /** Bit mask of the exclusive choices among the first 32. */
  readonly exclusive: number
  readonly min: number
  readonly max: number
  readonly bands: readonly number[]
  /** Whether a condition reads its answer. */
  isReferenced: boolean
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
    if (entry) entry.isReferenced = true
    return index
  }
  for (const [index, question] of questions.entries()) {
    const { key, conditions } = question
    // indexOf has only the earlier questions here, and conditions may read only those
    programs.push(conditions ? compileCondition(conditions, look, deviceBitFor) : null)
    indexOf.set(key, index)
    entries.push(entryFor(question, index, programs[index] ?? null, optionOf[index]!, catalog))
  }
  return {
    all: questions,
    entries,
    indexOf,
    programs,
    defaults: entries.map(({ defaultAnswer }) => defaultAnswer),
    choiceAt: entries.map(({ choiceAt }) => choiceAt),
    bands: questions.map(({ key }) => {
      const bands = ownValue(catalog.computation, key)?.bands ?? []
      return Float64Array.from(bands.flatMap(({ from, to }) => [from, to]))
    }),
    questionnaires: questionnaires.map(([phase, audience]) => questionnaireFor(entries, phase, audience)),
    look,
  }
}

/** Returns the position of a selectable choice, else -1. For few choices a loop is faster than a map. */
export function positionOf(key: unknown, { choiceAt, choiceKeys }: QuestionEntry): number {
  const { length } = choiceKeys
  if (length > 12) return choiceAt.get(key as string) ?? -1 // anything else is not found
  for (let position = 0; position < length; position += 1) if (choiceKeys[position] === key) return position
  return -1
}

type Phase = NonNullable<PriceRequest['phase']>
type Audience = NonNullable<PriceRequest['audience']>

const questionnaires: readonly (readonly [Phase, Audience])[] = [
  ['quote', 'agent'],
  ['quote', 'customer'],
  ['inspection', 'agent'],
  ['inspection', 'customer'],
]

/** Index in `questionnaires` for a phase and an audience. */
export function questionnaireIndex(phase: PriceRequest['phase'], audience: PriceRequest['audience']): number {
  return (phase === 'inspection' ? 2 : 0) + (audience === 'customer' ? 1 : 0)
}

function applies(question: Question, phase: Phase, audience: Audience): boolean {
  const isSeen = question.visibleTo === 'both' || question.visibleTo === audience
  return question.active !== false && isSeen && (phase === 'inspection' || question.phase !== 'inspection')
}

function questionnaireFor(all: readonly QuestionEntry[], phase: Phase, audience: Audience): Questionnaire {
  const isApplicable = Uint8Array.from(all, ({ question }) => (applies(question, phase, audience) ? 1 : 0))
  const entries = all.filter(({ at }) => isApplicable[at] === 1)
  // Object.keys returns interned strings: comparing them with the keys of the answers is then a pointer comparison
  const keys = entries.map(({ key }) => Object.keys({ [key]: true })[0] ?? key)
  const nextRequiredFrom = new Int32Array(entries.length + 1)
  let next = entries.length
  nextRequiredFrom[next] = next
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const { required, defaultAnswer } = entries[at]! // within the length
    if (required || defaultAnswer !== undefined) next = at
    nextRequiredFrom[at] = next
  }
  return { keys, indexOf: new Map(keys.map((key, at) => [key, at])), entries, isApplicable, nextRequiredFrom }
}

/** A blank string counts as no answer, so a blank key cannot be selected in a single-choice question. */
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
    defaultAnswer: checkAnswer(question, question.default).answer,
    choiceAt: positions,
    firstOption,
    choiceKeys: choices.map((choice, index) => (positions.get(choice.key) === index ? choice.key : null)),
    exclusive: exclusiveChoices(question),
    min: number?.min ?? Number.MIN_SAFE_INTEGER,
    max: number?.max ?? Number.MAX_SAFE_INTEGER,
    bands: bands.flatMap(({ from, to }) => [from, to]),
    isReferenced: false,
  }
}
