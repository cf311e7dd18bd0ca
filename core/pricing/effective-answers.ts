import { applyingQuestions } from './applying-questions.ts'
import type { Question } from './catalog.ts'
import { checkAnswer, type CheckedAnswer } from './check-answer.ts'
import { holds, type GivenAnswer } from './condition.ts'
import { finding, type Finding } from './finding.ts'
import { ownValue } from './own-value.ts'
import type { Subject } from './subject.ts'

export interface EffectiveAnswers {
  readonly answers: ReadonlyMap<string, GivenAnswer>
  /** Questions whose conditions hold: the ones to put to a person, in catalog order. */
  readonly visible: readonly Question[]
  readonly missing: readonly string[]
  readonly notApplicable: readonly string[]
  readonly defaulted: readonly string[]
  readonly findings: readonly Finding[]
}

/** The answers that count: those of visible questions, checked, with defaults where nothing was given. */
export function effectiveAnswers(subject: Subject): EffectiveAnswers {
  const questions = applyingQuestions(subject)
  const answers = new Map<string, GivenAnswer>()
  const visible: Question[] = []
  const missing: string[] = []
  const notApplicable: string[] = []
  const defaulted: string[] = []
  const findings = unknownQuestions(questions, subject)

  for (const question of questions) {
    const given = ownValue(subject.request.answers, question.key)
    if (!holds(question.conditions, { answers, model: subject.model, variant: subject.variant })) {
      if (given !== undefined && given !== null) notApplicable.push(question.key)
      continue
    }
    visible.push(question)
    const { answer, isDefault, findings: found } = answerOrDefault(question, given)
    findings.push(...found)
    if (isDefault) defaulted.push(question.key)
    if (answer !== undefined) answers.set(question.key, answer)
    else if (question.required) missing.push(question.key)
  }
  return { answers, visible, missing, notApplicable, defaulted, findings }
}

export function answerOrDefault(question: Question, given: unknown): CheckedAnswer & { isDefault: boolean } {
  const checked = checkAnswer(question, given)
  if (checked.answer !== undefined) return { ...checked, isDefault: false }
  const { answer } = checkAnswer(question, question.default)
  if (answer === undefined) return { findings: checked.findings, isDefault: false }
  return { answer, findings: checked.findings, isDefault: true }
}

function unknownQuestions(questions: readonly Question[], { request }: Subject): Finding[] {
  const known = new Set(questions.map(({ key }) => key))
  return Object.keys(request.answers)
    .filter((key) => !known.has(key))
    .map((key) => finding('unknown-question', `answers.${key}`))
}
