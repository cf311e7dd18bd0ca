import { type CatalogWording, roleOf } from '@costard/contract'
import type { Catalog, Choice, Condition, Effect, Question, QuestionEffects } from '@costard/pricing'
import type { QuestionGroup } from './texts/group-texts.ts'
import { inAllLanguages } from './texts/sample-texts.ts'

/** A question with wording and effects together. */
export interface StarterQuestion {
  readonly key: string
  readonly type: 'single' | 'multi' | 'boolean' | 'number' | 'text'
  /** Text of the question for staff. */
  readonly text: string
  /** Text for the customer, if different from the text for staff. */
  readonly customerText?: string
  readonly help?: string
  readonly group?: QuestionGroup
  readonly optional?: boolean
  /** True for a question that staff answer with the device in hand; never shown to the customer. */
  readonly inspectionOnly?: boolean
  readonly when?: Condition
  readonly number?: { readonly min: number; readonly max: number; readonly unit?: string }
  readonly answers: readonly StarterAnswer[]
}

/** A choice, 'true' or 'false', or a number band. The best answer has no effect or the best grade. */
export interface StarterAnswer {
  readonly key: string
  readonly label: string
  /** Text for the customer, if different from the text for staff. */
  readonly customerLabel?: string
  readonly help?: string
  readonly effects?: readonly Effect[]
  readonly exclusive?: boolean
  readonly suggests?: readonly string[]
  readonly from?: number
  readonly to?: number
}

/** Splits questions into pricing and wording, which a catalog stores separately. */
export function splitQuestions(questions: readonly StarterQuestion[]): {
  readonly questions: Catalog['questions']
  readonly computation: Catalog['computation']
  readonly wording: CatalogWording['questions']
} {
  return {
    questions: questions.map(pricingQuestion),
    computation: Object.fromEntries(questions.map((question) => [question.key, effectsOf(question)])),
    wording: Object.fromEntries(questions.map((question) => [question.key, wordingOf(question)])),
  }
}

function pricingQuestion(asked: StarterQuestion): Question {
  const { key, type, optional, inspectionOnly, when, number, answers } = asked
  return {
    key,
    type,
    required: !optional,
    phase: inspectionOnly ? 'inspection' : 'both',
    visibleTo: inspectionOnly ? 'agent' : 'both',
    ...(when && { conditions: when }),
    ...(number && { number }),
    choices: type === 'single' || type === 'multi' ? answers.map(choiceOf) : [],
  }
}

function choiceOf({ key, exclusive, suggests }: StarterAnswer): Choice {
  return { key, ...(exclusive && { exclusive }), ...(suggests && { suggestsServices: suggests }) }
}

function effectsOf({ type, answers }: StarterQuestion): QuestionEffects {
  if (type === 'number') {
    return { bands: answers.map(({ from = 0, to = 0, effects = [] }) => ({ from, to, effects })) }
  }
  return { choices: Object.fromEntries(answers.map(({ key, effects = [] }) => [key, effects])) }
}

function wordingOf({
  type,
  text,
  customerText,
  help,
  group,
  answers,
}: StarterQuestion): CatalogWording['questions'][string] {
  // A trace refers to a band by its index.
  const keyOf = ({ key }: StarterAnswer, index: number): string => (type === 'number' ? `band:${index}` : key)
  return {
    text: inAllLanguages(text),
    ...(customerText && { customerText: inAllLanguages(customerText) }),
    ...(help && { help: inAllLanguages(help) }),
    ...(group && { group, role: roleOf({ group }) }),
    choices: Object.fromEntries(
      answers.map((answer, index) => [keyOf(answer, index), choiceWordingOf(answer)]),
    ),
  }
}

function choiceWordingOf({
  label,
  customerLabel,
  help,
}: StarterAnswer): CatalogWording['questions'][string]['choices'][string] {
  return {
    label: inAllLanguages(label),
    ...(customerLabel && { customerLabel: inAllLanguages(customerLabel) }),
    ...(help && { help: inAllLanguages(help) }),
  }
}
