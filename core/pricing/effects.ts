import type { Effect, PlainEffect, Question } from './catalog.ts'
import type { GivenAnswer } from './condition.ts'
import { findOverride } from './override.ts'
import { ownValue } from './own-value.ts'
import type { Subject } from './subject.ts'

/** One effect with the answer it comes from. */
export interface ActiveEffect<E extends PlainEffect = PlainEffect> {
  readonly questionKey: string
  readonly choiceKey: string
  readonly effect: E
}

/** What the answers do to the price: in the order of questions, choices and effects of the catalog. */
export function activeEffects(answers: ReadonlyMap<string, GivenAnswer>, subject: Subject): ActiveEffect[] {
  return subject.catalog.questions.flatMap((question) => {
    const answer = answers.get(question.key)
    return answer === undefined ? [] : effectsOfAnswer(question, answer, subject)
  })
}

export function effectsOfAnswer(question: Question, answer: GivenAnswer, subject: Subject): ActiveEffect[] {
  switch (question.type) {
    case 'single':
    case 'boolean':
      return effectsOfChoice(question, String(answer), subject)
    case 'multi':
      return (answer as readonly string[]).flatMap((key) => effectsOfChoice(question, key, subject)) // checked as such
    case 'number':
      return effectsOfNumber(question, answer as number, subject) // checked as such
    default:
      return []
  }
}

/** The effects of each answer that could be given; none for questions that never touch the price. */
export function effectsOfOptions(question: Question, subject: Subject): ActiveEffect[][] {
  switch (question.type) {
    case 'single':
    case 'multi':
      return question.choices
        .filter(({ active }) => active !== false)
        .map(({ key }) => effectsOfChoice(question, key, subject))
    case 'boolean':
      return ['true', 'false'].map((key) => effectsOfChoice(question, key, subject))
    case 'number':
      return bands(question, subject).map((_, index) => effectsOfBand(question, index, subject))
    default:
      return []
  }
}

export function ofKind<K extends PlainEffect['kind']>(
  effects: readonly ActiveEffect[],
  kind: K,
): ActiveEffect<PlainEffect & { readonly kind: K }>[] {
  return effects.filter((active): active is ActiveEffect<PlainEffect & { readonly kind: K }> => {
    return active.effect.kind === kind
  })
}

function effectsOfChoice(question: Question, choiceKey: string, subject: Subject): ActiveEffect[] {
  const choices = ownValue(subject.catalog.computation, question.key)?.choices
  return resolved(ownValue(choices, choiceKey) ?? [], question.key, choiceKey, subject)
}

function effectsOfNumber(question: Question, value: number, subject: Subject): ActiveEffect[] {
  const index = bands(question, subject).findIndex(({ from, to }) => from <= value && value <= to)
  return effectsOfBand(question, index, subject)
}

function effectsOfBand(question: Question, index: number, subject: Subject): ActiveEffect[] {
  const effects = bands(question, subject)[index]?.effects ?? []
  return resolved(effects, question.key, `band:${index}`, subject)
}

function bands(question: Question, { catalog }: Subject) {
  return ownValue(catalog.computation, question.key)?.bands ?? []
}

function resolved(
  effects: readonly Effect[],
  questionKey: string,
  choiceKey: string,
  subject: Subject,
): ActiveEffect[] {
  return effects.map((effect) => {
    return { questionKey, choiceKey, effect: findOverride(effect.overrides, subject)?.effect ?? effect }
  })
}
