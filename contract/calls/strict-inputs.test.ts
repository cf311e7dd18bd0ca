import assert from 'node:assert/strict'
import { test } from 'vitest'
import { z } from 'zod'
import { contract } from '../contract.ts'

type Schema = z.core.$ZodType

/** Zod types without fields of their own. */
const plainTypes = ['string', 'number', 'boolean', 'null', 'literal', 'enum', 'transform', 'file', 'never']

/** Yields each object in a schema with its path; throws for a Zod type that is not handled here. */
function* objectsIn(
  schema: Schema,
  path: string,
  seen = new Set<Schema>(),
): Generator<[string, z.ZodObject]> {
  if (seen.has(schema)) return
  seen.add(schema)
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (plainTypes.includes(def.type)) return
  switch (def.type) {
    case 'object':
      yield [path, schema as z.ZodObject]
      for (const [key, inner] of Object.entries(def.shape)) yield* objectsIn(inner, `${path}.${key}`, seen)
      return
    case 'array':
      return yield* objectsIn(def.element, `${path}[]`, seen)
    case 'record':
      return yield* objectsIn(def.valueType, `${path}{}`, seen)
    case 'union':
      for (const option of def.options) yield* objectsIn(option, path, seen)
      return
    case 'pipe':
      yield* objectsIn(def.in, path, seen)
      return yield* objectsIn(def.out, path, seen)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return yield* objectsIn(def.innerType, path, seen)
    default:
      throw new Error(`${path}: ${def.type} is not known to be strict`)
  }
}

const calls = Object.entries(contract).flatMap(([group, ofGroup]) =>
  Object.entries(ofGroup).map(([name, { '~orpc': call }]) => [`${group}.${name}`, call.inputSchema] as const),
)

test('refuses one more field in every object of every input', () => {
  let objects = 0
  for (const [call, input] of calls) {
    for (const [path, object] of objectsIn(input as unknown as Schema, call)) {
      objects += 1
      const { error } = object.safeParse({ oneMoreField: 1 })
      const unknown = error?.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
      assert.deepEqual(unknown, ['oneMoreField'], path)
    }
  }
  assert.ok(objects > 250, `${objects} objects`)
})

test('states that no input has other fields', () => {
  for (const [call, input] of calls) {
    const schema = JSON.stringify(z.toJSONSchema(input as z.ZodType, { io: 'input', unrepresentable: 'any' }))
    const objects = schema.split('"properties":').length - 1
    assert.equal(schema.split('"additionalProperties":false').length - 1, objects, call)
  }
})

test('names the nearest field of the same object, and a few of many unknown ones', () => {
  const input = contract.quotes.add['~orpc'].inputSchema!
  const issuesOf = (fields: object) =>
    input.safeParse({ teamId: 'abcdefghij0123456789', lines: [], ...fields }).error?.issues ?? []
  const messages = (fields: object) => issuesOf(fields).map(({ message }) => message)
  assert.ok(messages({ customerId: 'x' }).includes('Unknown field; did you mean "customer"?'))
  assert.ok(messages({ zzzzzzzzzzzz: 1 }).includes('Unknown field'))
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`zzzzz${index}`, 1]))
  assert.ok(messages(many).includes(Array.from({ length: 5 }, () => 'Unknown field').join('\n')))
})
