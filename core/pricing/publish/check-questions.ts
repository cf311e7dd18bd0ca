import type { Catalog, Effect, Question } from '../catalog.ts'
import { checkAnswer } from '../compile/check-answer.ts'
import { ownValue } from '../compile/own-value.ts'
import type { PublishFindings } from './publish-findings.ts'

/** Checks choices, bands and defaults of the active questions. */
export function checkQuestions(catalog: Catalog, findings: PublishFindings): void {
  for (const [index, question] of catalog.questions.entries()) {
    if (question.active === false) continue
    const path = `questions.${index}`
    const { type, required, choices } = question
    const active = choices.filter((choice) => choice.active !== false)
    const isChoice = type === 'single' || type === 'multi'
    if (required && isChoice && active.length < 2) findings.add('too-few-choices', `${path}.choices`)
    if (type === 'number') checkBands(question, catalog, findings)
    if (question.default === undefined || question.default === null) continue
    const { answer, findings: faults } = checkAnswer(question, question.default)
    if (answer === undefined || faults.length > 0) findings.add('default-invalid', `${path}.default`)
    else if (effectsOf(question, answer, catalog).some(isDamage))
      findings.add('default-damage', `${path}.default`)
  }
}

function checkBands({ key, number }: Question, { computation }: Catalog, findings: PublishFindings): void {
  const bands = ownValue(computation, key)?.bands ?? []
  if (bands.length === 0) return
  let next = number?.min
  const isWhole = bands.every(({ from, to }) => {
    const follows = from === next && Number.isInteger(to) && to >= from
    next = to + 1
    return follows
  })
  const last = bands.at(-1)
  if (!isWhole || last?.to !== number?.max) findings.add('bands-gap', `computation.${key}.bands`)
}

function effectsOf({ key, type }: Question, answer: unknown, { computation }: Catalog): readonly Effect[] {
  const { choices, bands = [] } = ownValue(computation, key) ?? {}
  if (type === 'number') {
    const value = Number(answer)
    return bands.find(({ from, to }) => from <= value && value <= to)?.effects ?? []
  }
  const chosen: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
  return chosen.flatMap((choice) => ownValue(choices, String(choice)) ?? [])
}

function isDamage(effect: Effect): boolean {
  const variants = [effect, ...(effect.overrides ?? []).map((override) => override.effect)]
  return variants.some((one) => {
    if (one.kind === 'amount') return one.amountMinor < 0
    return one.kind === 'reject' || (one.kind === 'percent' && one.bp < 0)
  })
}
