import { checkKinds } from '../checks.ts'
import {
  anything,
  either,
  flag,
  isObject,
  list,
  number,
  object,
  oneOf,
  record,
  text,
  type Shape,
} from './shape.ts'

const ops = oneOf(
  'eq',
  'neq',
  'in',
  'includesAny',
  'includesAll',
  'gt',
  'gte',
  'lt',
  'lte',
  'answered',
  'notAnswered',
)
const scalar = either(text, number, flag)

const leaf: Shape = (value, path) => {
  if (!isObject(value)) return path
  const source =
    'question' in value
      ? { question: text }
      : 'attribute' in value
        ? { attribute: text }
        : 'customer' in value
          ? { customer: oneOf('kind', 'country') }
          : 'amount' in value
            ? { amount: oneOf('subtotal') }
            : { device: oneOf('family', 'group', 'modelId', 'deviceKey') }
  return object({ op: ops, ...source }, { value: either(scalar, list(scalar)) })(value, path)
}

/** More than the allowed depth: check-conditions reports deeper ones, so they are not validated here. */
const maxDepth = 5

function conditionAt(depth: number): Shape {
  return (value, path) => {
    if (depth > maxDepth) return undefined
    if (!isObject(value)) return path
    if ('all' in value) return list(conditionAt(depth + 1))(value['all'], `${path}.all`)
    if ('any' in value) return list(conditionAt(depth + 1))(value['any'], `${path}.any`)
    return leaf(value, path)
  }
}

const condition = conditionAt(0)
const texts = list(text)
const rounding = object({ stepMinor: number, mode: oneOf('down', 'nearest', 'up') }, { endingMinor: number })

const plainEffects: Readonly<Record<string, Shape>> = {
  none: object({}),
  amount: object({ amountMinor: number }, { part: text }),
  percent: object({ bp: number }, { minMinor: number, maxMinor: number, part: text }),
  grade: object({ code: text }),
  cap: object({ bp: number }),
  floor: object({ bp: number }),
  reject: object({ reason: text, curable: flag }, { howToFix: text }),
  review: object({ reason: text }),
  range: object({ bp: number }),
}

const plainEffect: Shape = (value, path) => {
  const kind = isObject(value) ? value['kind'] : undefined
  const shape = typeof kind === 'string' && Object.hasOwn(plainEffects, kind) ? plainEffects[kind] : undefined
  return shape ? shape(value, path) : `${path}.kind`
}

const scope: Shape = (value, path) => {
  if (!isObject(value)) return path
  const key = ['variantId', 'modelId', 'group'].find((name) => name in value)
  return key === undefined ? path : text(value[key], `${path}.${key}`)
}

const both =
  (...shapes: readonly Shape[]): Shape =>
  (value, path) => {
    for (const shape of shapes) {
      const place = shape(value, path)
      if (place !== undefined) return place
    }
    return undefined
  }

const effect = both(
  plainEffect,
  object({}, { overrides: list(both(scope, object({ effect: plainEffect }))) }),
)

const servicePrice: Shape = (value, path) => {
  const mode = isObject(value) ? value['mode'] : undefined
  if (mode === 'fixed') return object({ amountMinor: number })(value, path)
  if (mode === 'percentOfBase') return object({ bp: number })(value, path)
  return mode === 'onRequest' ? undefined : `${path}.mode`
}

const variant = object(
  { id: text, attributes: record(scalar), priceMinor: either(number, oneOf(null)) },
  { costMinor: number, gradeAmounts: record(number) },
)

const model = object(
  { id: text, variants: list(variant) },
  { deviceKey: text, name: text, family: text, group: text, floorMinor: number, ceilingMinor: number },
)

const question = object(
  {
    key: text,
    type: oneOf('single', 'multi', 'boolean', 'number', 'text', 'photo', 'date'),
    required: flag,
    phase: oneOf('quote', 'inspection', 'both'),
    visibleTo: oneOf('agent', 'customer', 'both'),
    choices: list(object({ key: text }, { active: flag, exclusive: flag, suggestsServices: texts })),
  },
  {
    active: flag,
    conditions: condition,
    number: object({ min: number, max: number }, { unit: text }),
    default: anything, // checked as an answer
  },
)

const questionEffects = object(
  {},
  {
    choices: record(list(effect)),
    bands: list(object({ from: number, to: number, effects: list(effect) })),
  },
)

const proposition = object(
  { key: text, rateBp: number },
  {
    fixedMinor: number,
    appliesTo: oneOf('base', 'services', 'both'),
    minMinor: number,
    maxMinor: number,
    ownRounding: rounding,
    availableWhen: condition,
    isDefault: flag,
    onlyWhenNil: flag,
    isCash: flag,
    active: flag,
  },
)

const service = object(
  { key: text, price: servicePrice, taxClass: text },
  {
    overrides: list(both(scope, object({ price: servicePrice }))),
    partBased: flag,
    costMinor: number,
    direction: oneOf('charge', 'payout'),
    perLine: flag,
    maxQty: number,
    availableWhen: condition,
    requires: texts,
    excludes: texts,
    includedInPropositions: texts,
    active: flag,
    bundle: object({ services: texts }),
  },
)

/** The shape of a catalog. All other checks rely on it. */
export const catalogShape: Shape = object(
  {
    id: text,
    version: number,
    kind: oneOf('buy', 'repair', 'sell'),
    currency: text,
    rounding,
    grades: list(object({ code: text, rank: number, factorBp: number })),
    deductionCapBp: number,
    nilHandling: oneOf('recycle', 'manual', 'refuse'),
    taxClass: text,
    priceIncludesTax: flag,
    taxRates: list(object({ taxClass: text, rateBp: number }, { validFrom: text })),
    models: list(model),
    questions: list(question),
    computation: record(questionEffects),
    propositions: list(proposition),
    services: list(service),
  },
  { minOfferMinor: number, requiredChecks: list(oneOf(...checkKinds)) },
)
