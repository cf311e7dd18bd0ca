import type { Catalog, Leaf, Question } from '@costard/pricing'

type Value = string | number | boolean

/** Something that a condition can be about. */
export interface Subject {
  /** Key of the subject in the list of subjects. */
  readonly id: string
  readonly leaf: Leaf
  readonly ops: readonly Leaf['op'][]
  /** The values to choose from; undefined if a number is typed. */
  readonly values: readonly Value[] | undefined
  readonly type: 'choice' | 'number' | 'money'
}

const ofAnswers = ['answered', 'notAnswered'] as const

/** Returns the subjects for the condition of a question, or of an offer. */
export function subjectsOf(catalog: Catalog, questions: readonly Question[], isOffer: boolean): Subject[] {
  const { models } = catalog
  const distinct = (values: readonly (Value | undefined)[]) =>
    [...new Set(values)].filter((value) => value !== undefined)
  const device = (fact: 'family' | 'group' | 'modelId', values: readonly Value[]): Subject[] =>
    values.length === 0
      ? []
      : [choiceSubject({ device: fact, op: 'eq', value: values[0] ?? '' }, ['eq', 'neq', 'in'], values)]
  const attributes = distinct(
    models.flatMap(({ variants }) => variants.flatMap((variant) => Object.keys(variant.attributes))),
  ).map(String)
  return [
    ...questions.flatMap((question) => questionSubject(question) ?? []),
    ...device('family', distinct(models.map(({ family }) => family))),
    ...device('group', distinct(models.map(({ group }) => group))),
    ...device('modelId', distinct(models.map(({ id }) => id))),
    ...attributes.map((attribute) => {
      const values = distinct(
        models.flatMap(({ variants }) => variants.map((variant) => variant.attributes[attribute])),
      )
      return choiceSubject({ attribute, op: 'eq', value: values[0] ?? '' }, ['eq', 'neq', 'in'], values)
    }),
    ...(isOffer ? offerSubjects : []),
  ]
}

export function subjectIdOf(leaf: Leaf): string {
  if ('question' in leaf) return `question ${leaf.question}`
  if ('device' in leaf) return `device ${leaf.device}`
  if ('attribute' in leaf) return `attribute ${leaf.attribute}`
  return 'customer' in leaf ? `customer ${leaf.customer}` : 'amount'
}

const offerSubjects: readonly Subject[] = [
  choiceSubject(
    { customer: 'kind', op: 'eq', value: 'private' },
    ['eq', 'neq', ...ofAnswers],
    ['private', 'business'],
  ),
  {
    id: 'amount',
    leaf: { amount: 'subtotal', op: 'gte', value: 0 },
    ops: ['gte', 'gt', 'lte', 'lt'],
    values: undefined,
    type: 'money',
  },
]

function questionSubject({ key, type, choices, active, number }: Question): Subject | undefined {
  if (active === false) return undefined
  const keys = choices.filter((choice) => choice.active !== false).map((choice) => choice.key)
  const question = { question: key }
  switch (type) {
    case 'single':
      return choiceSubject(
        { ...question, op: 'eq', value: keys[0] ?? '' },
        ['eq', 'neq', 'in', ...ofAnswers],
        keys,
      )
    case 'multi':
      return choiceSubject(
        { ...question, op: 'includesAny', value: keys.slice(0, 1) },
        ['includesAny', 'includesAll', ...ofAnswers],
        keys,
      )
    case 'boolean':
      return choiceSubject({ ...question, op: 'eq', value: true }, ['eq', ...ofAnswers], [true, false])
    case 'number':
      return {
        id: `question ${key}`,
        leaf: { ...question, op: 'gte', value: number?.min ?? 0 },
        ops: ['gte', 'gt', 'lte', 'lt', 'eq', 'neq', ...ofAnswers],
        values: undefined,
        type: 'number',
      }
    default:
      return choiceSubject({ ...question, op: 'answered' }, ofAnswers, [])
  }
}

function choiceSubject(leaf: Leaf, ops: readonly Leaf['op'][], values: readonly Value[]): Subject {
  return { id: subjectIdOf(leaf), leaf, ops, values, type: 'choice' }
}

/** Returns a condition with another comparison and, if needed, a value that is valid for it. */
export function withOp(leaf: Leaf, op: Leaf['op'], { values }: Subject): Leaf {
  const { value, ...rest } = leaf
  if (op === 'answered' || op === 'notAnswered') return { ...rest, op }
  const list = value === undefined ? [] : Array.isArray(value) ? value : [value]
  const many = op === 'in' || op === 'includesAny' || op === 'includesAll'
  const first = list[0] ?? values?.[0] ?? 0
  return { ...rest, op, value: many ? (list.length > 0 ? list : [first]) : first }
}
