import {
  type Answer,
  type Catalog,
  price,
  type PriceRequest,
  type PriceResult,
  type Question,
  visibleQuestions,
} from '@costard/pricing'
import { goodAnswer } from './good-answer.ts'

/** Device and answers that are tried out. */
export interface Trial {
  readonly variantId: string
  /** The answers that matter; others count as good. */
  readonly answers: Readonly<Record<string, Answer>>
  readonly propositionKey?: string
  readonly services: readonly string[]
}

/** A trial that is edited. */
export interface Tried {
  readonly trial: Trial
  readonly onTrial: (trial: Trial) => void
}

export interface Benched {
  readonly result: PriceResult
  readonly questions: readonly Question[]
  /** All answers, including those that count as good by default. */
  readonly answers: PriceRequest['answers']
}

/** Returns the price of a trial; undefined: the device is not there, or the draft has errors that leave no price. */
export function benchPrice(
  catalog: Catalog,
  trial: Trial,
  request: Pick<PriceRequest, 'tax' | 'date' | 'cashLimitMinor'>,
): Benched | undefined {
  const model = catalog.models.find(({ variants }) => variants.some(({ id }) => id === trial.variantId))
  const variant = model?.variants.find(({ id }) => id === trial.variantId)
  if (!model || !variant) return undefined
  // One model compiles fast, however many there are.
  const small = { ...catalog, models: [model] }
  const own = answersIn(catalog, trial.answers)
  const has = (list: readonly { readonly key: string; readonly active?: boolean }[], wanted: string) =>
    list.some(({ key, active }) => key === wanted && active !== false)
  const line = {
    ...request,
    variantId: variant.id,
    services: trial.services.filter((key) => has(catalog.services, key)).map((key) => ({ key })),
    ...(trial.propositionKey !== undefined &&
      has(catalog.propositions, trial.propositionKey) && { propositionKey: trial.propositionKey }),
  }
  try {
    let answers = own
    for (;;) {
      const next = visibleQuestions(small, { ...line, answers }).find(
        (question) => !Object.hasOwn(answers, question.key) && question.default === undefined,
      )
      if (!next) break
      answers = { ...answers, [next.key]: goodAnswer(next, catalog, { model, variant }, request.date) }
    }
    const priced = { ...line, answers }
    return { result: price(small, priced), questions: visibleQuestions(small, priced), answers }
  } catch {
    // Findings of the draft show what the engine cannot read.
    return undefined
  }
}

/** The answers that the catalog still has. */
function answersIn({ questions }: Catalog, answers: Trial['answers']): Trial['answers'] {
  return Object.fromEntries(
    questions.flatMap(({ key, type, choices, number }): [string, Answer][] => {
      const answer = Object.hasOwn(answers, key) ? answers[key] : undefined
      if (answer === undefined || answer === null) return []
      const isChoice = (one: string) =>
        choices.some((choice) => choice.key === one && choice.active !== false)
      switch (type) {
        case 'single':
          return typeof answer === 'string' && isChoice(answer) ? [[key, answer]] : []
        case 'multi':
          return Array.isArray(answer) ? [[key, answer.filter(isChoice)]] : []
        case 'boolean':
          return typeof answer === 'boolean' ? [[key, answer]] : []
        case 'number': {
          const fits =
            typeof answer === 'number' &&
            answer >= (number?.min ?? answer) &&
            answer <= (number?.max ?? answer)
          return fits ? [[key, answer]] : []
        }
        default:
          return []
      }
    }),
  )
}
