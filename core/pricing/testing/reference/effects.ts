import type { Catalog, Effect, PlainEffect, Question } from '../../catalog.ts'
import type { Given } from './answers.ts'
import { effectFor, type Subject } from './subject.ts'

/** An effect with the answer that caused it. */
export interface Active {
  readonly questionKey: string
  readonly choiceKey: string
  readonly effect: PlainEffect
}

export type ActiveOf<K extends PlainEffect['kind']> = Active & { readonly effect: { readonly kind: K } }

/** Section 5, for every question with an effective answer. */
export function activeEffects(
  catalog: Catalog,
  subject: Subject,
  effective: ReadonlyMap<string, Given>,
): readonly Active[] {
  return catalog.questions.flatMap((question) => {
    const answer = effective.get(question.key)
    return answer === undefined ? [] : effectsOfAnswer(catalog, subject, question, answer)
  })
}

export function effectsOfAnswer(
  catalog: Catalog,
  subject: Subject,
  question: Question,
  answer: Given,
): readonly Active[] {
  if (question.type === 'number') {
    const index = bandsOf(catalog, question).findIndex(
      ({ from, to }) => Number(answer) >= from && Number(answer) <= to,
    )
    return index < 0 ? [] : effectsOfChoice(catalog, subject, question, `band:${index}`)
  }
  if (question.type === 'boolean') return effectsOfChoice(catalog, subject, question, String(answer))
  if (question.type !== 'single' && question.type !== 'multi') return []
  const given = [answer].flat() as readonly unknown[]
  return question.choices
    .filter(({ key }) => given.includes(key))
    .flatMap(({ key }) => effectsOfChoice(catalog, subject, question, key))
}

/** Keys are choice keys, `true` and `false`, or `band:` and an index. */
export function effectsOfChoice(
  catalog: Catalog,
  subject: Subject,
  question: Question,
  choiceKey: string,
): readonly Active[] {
  const effects =
    question.type === 'number'
      ? bandsOf(catalog, question)[Number(choiceKey.slice('band:'.length))]?.effects
      : effectsByChoice(catalog, question, choiceKey)
  return (effects ?? []).map((effect) => ({
    questionKey: question.key,
    choiceKey,
    effect: effectFor(subject, effect),
  }))
}

export function bandsOf(catalog: Catalog, question: Question) {
  return own(catalog.computation, question.key)?.bands ?? []
}

export function isKind<K extends PlainEffect['kind']>(
  active: Active,
  ...kinds: readonly K[]
): active is ActiveOf<K> {
  return (kinds as readonly string[]).includes(active.effect.kind)
}

function effectsByChoice(
  catalog: Catalog,
  question: Question,
  choiceKey: string,
): readonly Effect[] | undefined {
  return own(own(catalog.computation, question.key)?.choices ?? {}, choiceKey)
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
