import type { Condition } from '../catalog.ts'
import {
  both,
  byKey,
  either,
  flag,
  type Grammar,
  list,
  nested,
  noted,
  number,
  object,
  oneOf,
  text,
} from './grammar.ts'

const scalar = either(text('word'), number('any'), flag)

const compared = object(
  {
    op: oneOf(
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
    ),
  },
  { value: either(text('word'), number('any'), flag, list(scalar, 'values')) },
)

const source = byKey(
  {
    question: text('word'),
    device: oneOf('family', 'group', 'modelId', 'deviceKey'),
    attribute: text('word'),
    customer: oneOf('kind', 'country'),
    amount: oneOf('subtotal'),
  },
  'device',
)

export const leaf = both(compared, source)

export const condition: Grammar<Condition> = noted(
  'At most 3 levels deep',
  nested<Condition>(leaf, { joins: ['all', 'any'], levels: 3 }),
)
