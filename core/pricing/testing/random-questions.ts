import type {
  Answer,
  Catalog,
  Choice,
  Effect,
  Model,
  PlainEffect,
  Question,
  QuestionEffects,
  Scope,
  Service,
} from '../pricing.ts'
import { type Frame, groups, randomBp } from './random-frame.ts'
import { randomCondition } from './random-conditions.ts'
import type { Random } from './random.ts'

// Includes keys that look like array indexes or inherited property names.
const questionKeys = ['screen', 'body', '10', '2', 'constructor', 'faults', 'battery']
const choiceKeys = ['good', 'worn', 'toString', '7', 'cracked']

const types = [
  'single',
  'single',
  'single',
  'multi',
  'multi',
  'multi',
  'boolean',
  'boolean',
  'number',
  'number',
  'text',
  'photo',
  'date',
] as const

export function randomQuestions(
  random: Random,
  models: readonly Model[],
  services: readonly Service[],
): readonly Question[] {
  const questions: Question[] = []
  for (const key of random.shuffled(questionKeys).slice(0, random.pick([0, 2, 3, 4, 5, 6, 7]))) {
    const conditions = random.chance(0.35) && randomCondition(random, { questions, models })
    const question = randomQuestion(random, key, services)
    questions.push(conditions ? { ...question, conditions } : question)
  }
  return questions
}

export function randomComputation(
  random: Random,
  frame: Frame,
  models: readonly Model[],
  questions: readonly Question[],
): Catalog['computation'] {
  const withEffects = questions.filter(() => random.chance(0.95))
  return Object.fromEntries(
    withEffects.map((question) => [question.key, effectsOf(random, frame, models, question)]),
  )
}

/** A valid answer; null when the question has no active choice. */
export function randomAnswer(random: Random, { type, choices, number }: Question): Answer {
  const offered = choices.filter(({ active }) => active !== false)
  switch (type) {
    case 'single':
      return offered.length > 0 ? random.pick(offered).key : null
    case 'multi': {
      const together = offered.filter(({ exclusive }) => !exclusive)
      const alone = offered.find(({ exclusive }) => exclusive)
      if (alone && random.chance(0.3)) return [alone.key]
      return random.shuffled(random.some(together, 0.6)).map(({ key }) => key)
    }
    case 'boolean':
      return random.chance(0.5)
    case 'number': {
      const { min, max } = number ?? { min: 0, max: 0 }
      return random.chance(0.3) ? random.pick([min, max]) : random.int(min, max)
    }
    case 'text':
      return random.pick(['scratched', ' kept in a drawer '])
    case 'photo':
      return random.pick([['front.jpg'], ['front.jpg', 'back.jpg']])
    case 'date':
      return random.pick(['2026-06-15', '2024-02-29', '2027-01-01'])
  }
}

function randomQuestion(random: Random, key: string, services: readonly Service[]): Question {
  const type = random.pick(types)
  const question: Question = {
    key,
    type,
    required: random.chance(0.5),
    phase: random.pick(['quote', 'quote', 'both', 'both', 'both', 'both', 'both', 'inspection']),
    visibleTo: random.chance(0.85) ? 'both' : random.pick(['agent', 'customer']),
    ...(random.chance(0.05) && { active: false }),
    choices: type === 'single' || type === 'multi' ? randomChoices(random, type, services) : [],
    ...(type === 'number' && { number: { min: random.pick([-10, 0, 1]), max: random.pick([1, 99, 100]) } }),
  }
  const byDefault = random.chance(0.2) ? randomAnswer(random, question) : null
  const isGiven = byDefault !== null && !(Array.isArray(byDefault) && byDefault.length === 0)
  return isGiven ? { ...question, default: byDefault } : question
}

function randomChoices(
  random: Random,
  type: 'single' | 'multi',
  services: readonly Service[],
): readonly Choice[] {
  const suggested = services.map(({ key }) => key)
  return random
    .shuffled(choiceKeys)
    .slice(0, random.int(2, 5))
    .map((key, at) => ({
      key,
      ...(at >= 2 && random.chance(0.15) && { active: false }),
      ...(type === 'multi' && random.chance(0.2) && { exclusive: true }),
      ...(suggested.length > 0 && random.chance(0.3) && { suggestsServices: random.some(suggested, 0.4) }),
    }))
}

function effectsOf(
  random: Random,
  frame: Frame,
  models: readonly Model[],
  question: Question,
): QuestionEffects {
  const few = () =>
    Array.from({ length: random.pick([0, 1, 1, 2, 2, 3]) }, () => randomEffect(random, frame, models))
  const { type, choices, number } = question
  if (number) {
    const cuts = random.shuffled([10, 50, 80]).slice(0, random.int(0, 2))
    const starts = [number.min, ...cuts.filter((cut) => cut > number.min && cut <= number.max)].sort(
      (a, b) => a - b,
    )
    const bands = starts.map((from, at) => ({
      from,
      to: (starts[at + 1] ?? number.max + 1) - 1,
      effects: few(),
    }))
    return { bands }
  }
  const keys = type === 'boolean' ? ['true', 'false'] : choices.map(({ key }) => key)
  return { choices: Object.fromEntries(random.some(keys, 0.9).map((key) => [key, few()])) }
}

function randomEffect(random: Random, frame: Frame, models: readonly Model[]): Effect {
  const effect = randomPlainEffect(random, frame)
  if (random.chance(0.7)) return effect
  const overrides = randomScopes(random, models).map((scope) => {
    return { ...scope, effect: randomPlainEffect(random, frame) }
  })
  return { ...effect, overrides }
}

/** Up to three different ones; sometimes with a duplicate. */
export function randomScopes(random: Random, models: readonly Model[]): readonly Scope[] {
  const inUse = groups.filter((group) => models.some((model) => model.group === group))
  const scopes = random
    .shuffled<Scope>([
      ...inUse.map((group) => ({ group })),
      ...models.map(({ id }) => ({ modelId: id })),
      ...models.flatMap(({ variants }) => variants.map(({ id }) => ({ variantId: id }))),
    ])
    .slice(0, random.int(1, 3))
  return random.chance(0.02) ? [...scopes, ...scopes] : scopes
}

function randomPlainEffect(random: Random, { gradeCodes, sizeMinor }: Frame): PlainEffect {
  const part = random.chance(0.55) && { part: random.pick(['display', 'housing']) }
  const few = Math.floor(sizeMinor / 3)
  switch (random.int(0, 15)) {
    case 0:
    case 1:
    case 2:
    case 14:
      return { kind: 'amount', amountMinor: random.pick([random.int(-few, few), -few, 0]), ...part }
    case 3:
    case 4:
    case 5:
    case 15: {
      const minMinor = random.int(0, Math.floor(few / 4))
      return {
        kind: 'percent',
        bp: random.pick([randomBp(random, -6000, 3000), randomBp(random, -6000, -1), 0]),
        ...(random.chance(0.3) && { minMinor }),
        ...(random.chance(0.3) && { maxMinor: random.int(minMinor, few) }),
        ...part,
      }
    }
    case 6:
    case 7:
      return gradeCodes.length > 0 ? { kind: 'grade', code: random.pick(gradeCodes) } : { kind: 'none' }
    case 8:
      return { kind: 'cap', bp: randomBp(random, 0, 10000) }
    case 9:
      return { kind: 'floor', bp: randomBp(random, 0, 6000) }
    case 10:
      if (random.chance(0.25))
        return { kind: 'reject', reason: random.pick(['locked', 'stolen']), curable: random.chance(0.5) }
      return { kind: 'none' }
    case 11:
      return random.chance(0.4) ? { kind: 'review', reason: 'bent' } : { kind: 'none' }
    case 12:
      return { kind: 'range', bp: randomBp(random, 0, 4000) }
    default:
      return { kind: 'none' }
  }
}
