import type { Condition, Leaf, Minor, Model, Op, Question } from '../pricing.ts'
import { groups } from './random-frame.ts'
import type { Random } from './random.ts'

/** Questions and values readable by a condition at its position. */
export interface Sight {
  readonly questions: readonly Question[]
  readonly models: readonly Model[]
  /** Amounts for conditions of offers. Conditions of questions read neither amount nor customer. */
  readonly aroundMinor?: Minor
}

/** A tree of at most three levels. */
export function randomCondition(random: Random, sight: Sight, depth = 3): Condition {
  if (depth === 1 || random.chance(0.4)) return randomLeaf(random, sight)
  const parts = Array.from({ length: random.pick([0, 1, 2, 2, 2, 3]) }, () =>
    randomCondition(random, sight, depth - 1),
  )
  return random.chance(0.5) ? { all: parts } : { any: parts }
}

function randomLeaf(random: Random, sight: Sight): Leaf {
  const { questions, models, aroundMinor } = sight
  if (questions.length > 0 && random.chance(0.65)) return questionLeaf(random, random.pick(questions))
  if (aroundMinor !== undefined && random.chance(0.5)) {
    if (random.chance(0.5))
      return { amount: 'subtotal', op: random.pick(orders), value: random.int(0, aroundMinor) }
    return random.chance(0.5)
      ? { customer: 'kind', ...textTest(random, ['private', 'business']) }
      : { customer: 'country', ...textTest(random, ['DE', 'FR']) }
  }
  if (random.chance(0.5))
    return random.pick<() => Leaf>([
      () => ({ device: 'family', ...textTest(random, ['phone', 'tablet']) }),
      () => ({ device: 'group', ...textTest(random, groups) }),
      () => ({
        device: 'modelId',
        ...textTest(
          random,
          models.map(({ id }) => id),
        ),
      }),
      () => ({ device: 'deviceKey', ...textTest(random, ['Phone10,1', 'Phone11,1']) }),
    ])()
  return random.pick<() => Leaf>([
    () => ({ attribute: 'storageGb', ...numberTest(random, [128, 256, 512]) }),
    () => ({ attribute: 'colour', ...textTest(random, ['black', 'white']) }),
    () => ({ attribute: 'eSim', ...presenceOr(random, { op: random.pick(equalities), value: true }) }),
    () => ({ attribute: 'constructor', op: random.pick(['answered', 'notAnswered']) }),
  ])()
}

interface Test {
  readonly op: Op
  readonly value?: NonNullable<Leaf['value']>
}

const equalities = ['eq', 'neq'] as const
const orders = ['gt', 'gte', 'lt', 'lte'] as const

function questionLeaf(random: Random, { key, type, choices, number }: Question): Leaf {
  const keys = choices.filter(({ active }) => active !== false).map((choice) => choice.key)
  const tests: Record<Question['type'], () => Test> = {
    single: () => textTest(random, keys),
    multi: () =>
      presenceOr(random, { op: random.pick(['includesAny', 'includesAll']), value: random.some(keys, 0.5) }),
    boolean: () => presenceOr(random, { op: random.pick(equalities), value: random.chance(0.5) }),
    number: () => numberTest(random, [number?.min ?? 0, number?.max ?? 0, 50]),
    date: () => presenceOr(random, { op: random.pick(orders), value: '2026-06-15' }),
    text: () => presenceOr(random, { op: random.pick(equalities), value: 'scratched' }),
    photo: () => ({ op: random.pick(['answered', 'notAnswered']) }),
  }
  // an operator that does not match the type is always false
  if (random.chance(0.01)) return { question: key, op: random.pick([...orders, 'includesAny']), value: 'x' }
  return { question: key, ...tests[type]() }
}

function textTest(random: Random, texts: readonly string[]): Test {
  return presenceOr(
    random,
    random.chance(0.3)
      ? { op: 'in', value: random.some(texts, 0.6) }
      : { op: random.pick(equalities), value: random.pick(texts) },
  )
}

function numberTest(random: Random, numbers: readonly number[]): Test {
  return presenceOr(
    random,
    random.chance(0.2)
      ? { op: 'in', value: random.some(numbers, 0.6) }
      : { op: random.pick([...equalities, ...orders]), value: random.pick(numbers) },
  )
}

function presenceOr(random: Random, test: Test): Test {
  return random.chance(0.25) ? { op: random.pick(['answered', 'notAnswered']) } : test
}
