import type { Effect, PlainEffect, Question, QuestionEffects, Scope } from '@costard/pricing'
import { type Band, fitted } from './bands.ts'
import { type Column, isSameScope } from './effect-cells.ts'

/** The effects of an answer, or of a band of answers. */
export interface AnswerRow {
  /** Key of the answer; for a band, its lowest number. */
  readonly key: string
  readonly effects: readonly Effect[]
  readonly band?: Band
}

/** Returns the bands of a question for a number, from its lowest to its highest answer. */
export function bandsOf(
  { type, number = { min: 0, max: 0 } }: Question,
  { bands = [] }: QuestionEffects,
): Band[] {
  return type === 'number' ? fitted(bands, number.min, number.max) : []
}

/** Returns the answers that can have effects, with their effects. */
export function rowsOf(question: Question, stored: QuestionEffects): AnswerRow[] {
  const { choices = {} } = stored
  const ofChoice = (key: string) => ({
    key,
    effects: Object.hasOwn(choices, key) ? (choices[key] ?? []) : [],
  })
  switch (question.type) {
    case 'single':
    case 'multi':
      return question.choices.filter(({ active }) => active !== false).map(({ key }) => ofChoice(key))
    case 'boolean':
      return ['true', 'false'].map(ofChoice)
    case 'number':
      return bandsOf(question, stored).map((band) => ({
        key: String(band.from),
        effects: band.effects,
        band,
      }))
    default:
      return []
  }
}

/** Returns the effects of a question with those of one row changed. */
export function withRow(
  question: Question,
  stored: QuestionEffects,
  key: string,
  effects: readonly Effect[],
): QuestionEffects {
  if (question.type !== 'number') return { ...stored, choices: { ...stored.choices, [key]: effects } }
  const bands = bandsOf(question, stored)
  return { ...stored, bands: bands.map((band) => (String(band.from) === key ? { ...band, effects } : band)) }
}

/**
 * Returns the columns: all models, each group, then the models and variants that have their own effects or
 * were added.
 */
export function columnsOf(
  models: readonly { readonly group?: string }[],
  { choices = {}, bands = [] }: QuestionEffects,
  picked: readonly Scope[],
): Column[] {
  const groups = [...new Set(models.flatMap(({ group }) => group ?? []))].map((group) => ({ group }))
  const effects = [...Object.values(choices).flat(), ...bands.flatMap((band) => band.effects)]
  const scopes: Scope[] = [
    ...groups,
    ...effects
      .flatMap(({ overrides = [] }) => overrides)
      .map(({ effect: _effect, ...scope }: Scope & { readonly effect: PlainEffect }): Scope => scope),
    ...picked,
  ]
  return [
    'all',
    ...scopes.filter((scope, index) => scopes.findIndex((other) => isSameScope(other, scope)) === index),
  ]
}
