import type { Condition as ConditionTree } from '@costard/pricing'
import { z } from 'zod'

const ops = [
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
] as const

const maxParts = 20
const Word = z.string().max(120)
const Plain = z.union([Word, z.number(), z.boolean()])
const compared = { op: z.enum(ops), value: z.union([Plain, z.array(Plain).max(100)]).exactOptional() }

const Leaf = z.union([
  z.strictObject({ ...compared, question: Word }),
  z.strictObject({ ...compared, device: z.enum(['family', 'group', 'modelId', 'deviceKey']) }),
  z.strictObject({ ...compared, attribute: Word }),
  z.strictObject({ ...compared, customer: z.enum(['kind', 'country']) }),
  z.strictObject({ ...compared, amount: z.literal('subtotal') }),
])

function nested<Part extends z.ZodType>(part: Part) {
  const parts = z.array(part).max(maxParts)
  return z.union([z.strictObject({ all: parts }), z.strictObject({ any: parts }), Leaf])
}

/** A condition, at most three deep. */
export const Condition: z.ZodType<ConditionTree> = nested(nested(Leaf))
