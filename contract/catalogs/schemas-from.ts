import { type Answer, grammar } from '@costard/pricing'
import { z } from 'zod'

/** Options for turning a grammar into schemas. */
export interface Reading {
  /**
   * Refuses unknown fields, unrolls conditions to their maximum depth, and merges the fields of intersected
   * objects.
   */
  readonly isStrict: boolean
  readonly texts: Readonly<Record<grammar.TextKind, z.ZodType<string, string>>>
  readonly numbers: Readonly<Record<grammar.NumberKind, z.ZodType<number>>>
  readonly answer: z.ZodType<Answer>
  /** Maximum length of a list or record, and the message for a longer record; absent: unbounded. */
  readonly most: Readonly<Partial<Record<grammar.ListKind, readonly [most: number, message?: string]>>>
}

/** Schemas of the fields of an object. */
export type FieldSchemas<Type> = {
  readonly [Key in keyof Type]-?: Record<never, never> extends Pick<Type, Key>
    ? z.ZodExactOptional<z.ZodType<Exclude<Type[Key], undefined>>>
    : z.ZodType<Type[Key]>
}

export interface SchemasFrom {
  /** Returns the same schema for the same grammar. */
  readonly schema: <Type>(of: grammar.Grammar<Type>) => z.ZodType<Type>
  readonly fields: <Type>(of: grammar.Fields<Type>) => FieldSchemas<Type>
}

/** Returns functions that make zod schemas from grammars of catalogs. */
export function schemasFrom(reading: Reading): SchemasFrom {
  const made = new Map<grammar.Node, z.ZodType>()

  function schemaOf(node: grammar.Node): z.ZodType {
    const known = made.get(node)
    if (known) return known
    const schema = plainSchemaOf(node)
    const noted = node.note === undefined ? schema : schema.describe(node.note)
    made.set(node, noted)
    return noted
  }

  function plainSchemaOf(node: grammar.Node): z.ZodType {
    switch (node.is) {
      case 'text':
        return reading.texts[node.as]
      case 'number':
        return reading.numbers[node.as]
      case 'flag':
        return z.boolean()
      case 'answer':
        return reading.answer
      case 'oneOf': {
        const [only = '', ...others] = node.values
        return others.length === 0 ? z.literal(only) : z.enum(node.values)
      }
      case 'nullable':
        return schemaOf(node.of).nullable()
      case 'either':
        return z.union(node.of.map(schemaOf))
      case 'list':
        return listOf(schemaOf(node.of), node.as)
      case 'record':
        return recordOf(node)
      case 'object':
      case 'byTag':
      case 'byKey':
        return anyFormOf(node)
      case 'both':
        return reading.isStrict ? anyFormOf(node) : z.intersection(schemaOf(node.of[0]), schemaOf(node.of[1]))
      case 'nested':
        return reading.isStrict ? unrolled(node) : recursive(node)
    }
  }

  function listOf(of: z.ZodType, as: grammar.ListKind): z.ZodType {
    const [most] = reading.most[as] ?? []
    return most === undefined ? z.array(of) : z.array(of).max(most)
  }

  function recordOf({ keys, of, as }: Extract<grammar.Node, { is: 'record' }>): z.ZodType {
    const all = z.record(reading.texts[keys], schemaOf(of))
    const [most, message] = reading.most[as] ?? []
    return most === undefined ? all : all.refine((value) => Object.keys(value).length <= most, message)
  }

  function anyFormOf(node: grammar.Node): z.ZodType {
    const forms = grammar.formsOf(node).map(objectOf)
    const tag = tagOf(node)
    const [only] = forms
    if (node.is === 'object' && only) return only
    // All variants of a discriminated union are objects.
    return tag === undefined ? z.union(forms) : z.discriminatedUnion(tag, forms as [z.ZodObject])
  }

  function objectOf(node: grammar.ObjectNode): z.ZodType {
    const fields = fieldsOf(node)
    return reading.isStrict ? z.strictObject(fields) : z.object(fields)
  }

  function fieldsOf({ required, optional }: grammar.ObjectNode): z.ZodRawShape {
    return {
      ...Object.fromEntries(Object.entries(required).map(([key, of]) => [key, schemaOf(of)])),
      ...Object.fromEntries(
        Object.entries(optional).map(([key, of]) => [key, z.exactOptional(schemaOf(of))]),
      ),
    }
  }

  function joined(node: Extract<grammar.Node, { is: 'nested' }>, part: z.ZodType): z.ZodType {
    const parts = listOf(part, 'conditions')
    const all = node.joins.map((join) =>
      reading.isStrict ? z.strictObject({ [join]: parts }) : z.object({ [join]: parts }),
    )
    return z.union([...all, schemaOf(node.leaf)])
  }

  function unrolled(node: Extract<grammar.Node, { is: 'nested' }>): z.ZodType {
    let schema = schemaOf(node.leaf)
    for (let level = 1; level < node.levels; level += 1) schema = joined(node, schema)
    return schema
  }

  function recursive(node: Extract<grammar.Node, { is: 'nested' }>): z.ZodType {
    return joined(
      node,
      z.lazy(() => schemaOf(node)),
    )
  }

  // The type of a grammar is the type of its schema.
  return { schema: schemaOf, fields: fieldsOf } as unknown as SchemasFrom
}

function tagOf(node: grammar.Node): string | undefined {
  if (node.is === 'byTag') return node.tag
  return node.is === 'both' ? (tagOf(node.of[0]) ?? tagOf(node.of[1])) : undefined
}
