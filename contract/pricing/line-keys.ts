import { type Catalog, checkAnswer, type PriceResult, type Question } from '@costard/pricing'
import { nearestName } from '@costard/quotes'
import type { Answers } from './answers.ts'

/** Keys of a catalog that a line refers to. */
export interface KeyedLine {
  readonly answers: Answers
  /** Keys of services, or objects with a key. */
  readonly services?: readonly (string | { readonly key: string })[]
  readonly propositionKey?: string | undefined
}

type KeyedCatalog = Pick<Catalog, 'questions' | 'services' | 'propositions'>

export type UnfitReason =
  | 'unknown-question'
  | 'unknown-choice'
  | 'invalid-answer'
  | 'answer-out-of-range'
  | 'unknown-service'
  | 'unknown-proposition'

/**
 * Key or answer in a line that does not fit its catalog. path: place in the line, such as "answers.display".
 */
export interface UnfitKey {
  readonly reason: UnfitReason
  readonly path: string
  /** Answer as sent by the client; absent for an answer of another type. */
  readonly key?: string
  readonly nearest?: string
  /** Question whose answer does not fit, and the accepted answers. */
  readonly question?: string
  readonly fits?: AnswerThatFits
}

/** Accepted answers of a question. choices: the first 50 keys. Numbers are integers. */
export type AnswerThatFits =
  | { readonly type: 'single' | 'multi'; readonly choices: readonly string[] }
  | { readonly type: 'number'; readonly min?: number; readonly max?: number }
  | { readonly type: 'boolean' | 'text' | 'date' | 'photo' }

const maxChoices = 50

/**
 * Returns the keys of a line that the catalog does not have (questions, choices, services, propositions) and
 * answers of a wrong type.
 */
export function unfitKeys(catalog: KeyedCatalog, line: KeyedLine): readonly UnfitKey[] {
  const { answers, services = [], propositionKey } = line
  const unfit: UnfitKey[] = []
  for (const key in answers) {
    const question = catalog.questions.find((one) => one.key === key && one.active !== false)
    if (!question) {
      unfit.push(unknown('unknown-question', `answers.${key}`, key, keysIn(catalog.questions)))
      continue
    }
    const { findings } = checkAnswer(question, answers[key])
    if (findings.length > 0) unfit.push(...unfitAnswer(question, findings))
  }
  for (const [index, service] of services.entries()) {
    const key = typeof service === 'string' ? service : service.key
    if (catalog.services.some((one) => !one.bundle && one.key === key && one.active !== false)) continue
    const known = keysIn(catalog.services.filter(({ bundle }) => !bundle))
    unfit.push(unknown('unknown-service', pathOfService(service, index), key, known))
  }
  if (propositionKey !== undefined && !hasKey(catalog.propositions, propositionKey))
    unfit.push(unknown('unknown-proposition', 'propositionKey', propositionKey, keysIn(catalog.propositions)))
  return unfit
}

/** Returns the line without keys that the catalog does not have. */
export function fittingLine<Line extends KeyedLine>(catalog: KeyedCatalog, line: Line): Line {
  if (unfitKeys(catalog, line).length === 0) return line
  const { propositionKey, ...others } = line
  const answers: Answers = {}
  for (const question of catalog.questions) {
    const given = Object.hasOwn(line.answers, question.key) ? line.answers[question.key] : undefined
    if (given === undefined || question.active === false) continue
    const { answer } = checkAnswer(question, given)
    if (answer !== undefined) answers[question.key] = typeof answer === 'object' ? [...answer] : answer
  }
  const unfit = new Set(unfitKeys(catalog, { ...line, answers: {} }).map(({ path }) => path))
  const services = line.services?.filter((service, index) => !unfit.has(pathOfService(service, index)))
  return {
    ...others,
    answers,
    ...(services && { services }),
    ...(propositionKey !== undefined && !unfit.has('propositionKey') && { propositionKey }),
  } as unknown as Line
}

function pathOfService(service: string | { readonly key: string }, index: number): string {
  return typeof service === 'string' ? `services.${index}` : `services.${index}.key`
}

function unfitAnswer(question: Question, findings: PriceResult['findings']): readonly UnfitKey[] {
  const fits = fitsOf(question)
  return findings.flatMap(({ code, path }): UnfitKey[] => {
    const about = { question: question.key, fits }
    if (code === 'unknown-choice') {
      const known = keysIn(question.choices)
      const key = path.slice(`answers.${question.key}.`.length)
      return [{ ...unknown(code, `answers.${question.key}`, key, known), ...about }]
    }
    return code === 'invalid-answer' || code === 'answer-out-of-range'
      ? [{ reason: code, path, ...about }]
      : []
  })
}

function fitsOf({ type, choices, number }: Question): AnswerThatFits {
  if (type === 'single' || type === 'multi') return { type, choices: keysIn(choices).slice(0, maxChoices) }
  if (type === 'number') return { type, ...(number && { min: number.min, max: number.max }) }
  return { type }
}

interface Keyed {
  readonly key: string
  readonly active?: boolean
}

function unknown(reason: UnfitReason, path: string, key: string, known: readonly string[]): UnfitKey {
  const nearest = nearestName(key, known)
  return { reason, path, key, ...(nearest !== undefined && { nearest }) }
}

function hasKey(all: readonly Keyed[], key: string): boolean {
  return all.some((one) => one.key === key && one.active !== false)
}

function keysIn(all: readonly Keyed[]): readonly string[] {
  return all.filter(({ active }) => active !== false).map(({ key }) => key)
}
