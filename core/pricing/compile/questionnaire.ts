import type { Question } from '../catalog.ts'
import type { PriceRequest } from '../price-request.ts'
import { type ChoiceEntry, choiceList, type ChoiceList } from './choice-list.ts'
import type { Program } from './condition-program.ts'
import { interned } from './interned.ts'
import type { QuestionTable } from './question-table.ts'

/** The questions that apply to a phase and an audience. */
export interface Questionnaire {
  /** First question; null: none. */
  readonly first: AskedQuestion | null
  readonly byKey: ReadonlyMap<string, AskedQuestion>
  /** For each question of the catalog: 1 if it applies. */
  readonly isApplicable: Uint8Array
}

/** A question of a questionnaire, linked to the next one: following a reference is faster than reading an array. */
export interface AskedQuestion {
  readonly key: string
  /** See questionKind. */
  readonly kind: number
  /**
   * First of a few choices that only have effects: without a condition or suggestions, and not read by a
   * condition. null for any other question.
   */
  readonly firstPlain: ChoiceEntry | null
  readonly program: Program | null
  readonly choices: ChoiceList
  /** True if a condition reads the answer of this question. */
  readonly isReferenced: boolean
  readonly next: AskedQuestion | null
  /** Position in the catalog. */
  readonly at: number
  /** Position of the question's first option among the options of all questions. */
  readonly firstOption: number
  readonly min: number
  readonly max: number
  /** Bounds of the question's bands, alternating lower and upper. */
  readonly bands: readonly number[]
  readonly required: boolean
  /** Valid default; undefined if there is none. */
  readonly defaultAnswer: unknown
  readonly question: Question
}

/** Types of questions as small integers, for fast loops. Text questions have no effects. */
export const questionKind = {
  single: 0,
  boolean: 1,
  number: 2,
  multi: 3,
  text: 4,
  photo: 4,
  date: 4,
} as const satisfies Record<Question['type'], number>

type Phase = NonNullable<PriceRequest['phase']>
type Audience = NonNullable<PriceRequest['audience']>

const pairs: readonly (readonly [Phase, Audience])[] = [
  ['quote', 'agent'],
  ['quote', 'customer'],
  ['inspection', 'agent'],
  ['inspection', 'customer'],
]

/**
 * Returns the questionnaires by phase and audience, see questionnaireFor. Call after compiling all
 * conditions.
 */
export function questionnaires(table: QuestionTable, optionOf: Int32Array): readonly Questionnaire[] {
  const choices = table.all.map((question, at) => {
    return choiceList(question, table.choiceAt[at]!, optionOf[at]!) // both lists have an entry for each question
  })
  return pairs.map(([phase, audience]) => {
    const isApplicable = Uint8Array.from(table.all, (question) =>
      applies(question, phase, audience) ? 1 : 0,
    )
    const byKey = new Map<string, AskedQuestion>()
    let first: AskedQuestion | null = null
    for (let at = table.all.length - 1; at >= 0; at -= 1) {
      if (isApplicable[at] === 0) continue
      first = asked(table, at, optionOf[at]!, choices[at]!, first) // as above
      byKey.set(first.key, first)
    }
    return { first, byKey, isApplicable }
  })
}

export function questionnaireFor(
  all: readonly Questionnaire[],
  phase: PriceRequest['phase'],
  audience: PriceRequest['audience'],
): Questionnaire {
  return all[(phase === 'inspection' ? 2 : 0) + (audience === 'customer' ? 1 : 0)]! // one for each pair of phase and audience
}

function applies(question: Question, phase: Phase, audience: Audience): boolean {
  const isSeen = question.visibleTo === 'both' || question.visibleTo === audience
  return question.active !== false && isSeen && (phase === 'inspection' || question.phase !== 'inspection')
}

function asked(
  { all, programs, defaults, bands, referenced }: QuestionTable,
  at: number,
  firstOption: number,
  choices: ChoiceList,
  next: AskedQuestion | null,
): AskedQuestion {
  const question = all[at]! // the lists have an entry for each question
  const isFree = programs[at] === null && !referenced.has(at)
  const isPlain = isFree && question.type === 'single' && choices.byKey === null && !hasSuggestions(question)
  return {
    key: interned(question.key),
    kind: questionKind[question.type],
    firstPlain: isPlain ? choices.first : null,
    program: programs[at]!,
    choices,
    isReferenced: referenced.has(at),
    next,
    at,
    firstOption,
    min: question.number?.min ?? Number.MIN_SAFE_INTEGER,
    max: question.number?.max ?? Number.MAX_SAFE_INTEGER,
    bands: bands[at]!,
    required: question.required,
    defaultAnswer: defaults[at],
    question,
  }
}

function hasSuggestions({ choices }: Question): boolean {
  return choices.some(({ suggestsServices = [] }) => suggestsServices.length > 0)
}
