import { nearestName } from '@costard/quotes'
import { type AnyContractProcedure, ContractProcedure } from '@orpc/contract'
import { z } from 'zod'

type Calls = Readonly<Record<string, Readonly<Record<string, AnyContractProcedure>>>>
type Schema = z.core.$ZodType

/** Most unknown fields of one object that an error names: a body can have very many. */
export const maxNamedFields = 5

/**
 * Returns the calls with inputs that refuse unknown fields, at every depth. Objects of the contract are shared with
 * outputs, which may grow, so inputs are made strict here and not where they are defined.
 */
export function withStrictInputs<Groups extends Calls>(groups: Groups): Groups {
  const strict = strictener()
  const strictCall = (procedure: AnyContractProcedure): AnyContractProcedure => {
    const { inputSchema = z.object({}).optional(), ...others } = procedure['~orpc']
    // All schemas of the contract are zod schemas.
    return new ContractProcedure({ ...others, inputSchema: strict(inputSchema as Schema) as z.ZodType })
  }
  const strictGroup = (calls: Calls[string]) =>
    Object.fromEntries(Object.entries(calls).map(([name, procedure]) => [name, strictCall(procedure)]))
  const entries = Object.entries(groups).map(([name, calls]) => [name, strictGroup(calls)])
  // Type unchanged: strict schemas accept fewer values of the same input type.
  return Object.fromEntries(entries) as Groups
}

/** Returns a function that makes schemas strict; a schema without objects is returned unchanged. */
function strictener(): (schema: Schema) => Schema {
  const known = new Map<Schema, Schema>()

  function strict(schema: Schema): Schema {
    const before = known.get(schema)
    if (before) return before
    const changed = strictDef(schema)
    const made = changed ? copyOf(schema, changed) : schema
    known.set(schema, made)
    return made
  }

  /** Returns the definition of the strict schema; undefined if the schema needs no change. */
  function strictDef(schema: Schema): object | undefined {
    // $ZodTypes is the union of all schemas of zod.
    const { def } = (schema as z.core.$ZodTypes)._zod
    switch (def.type) {
      case 'object':
        return {
          ...def,
          shape: Object.fromEntries(Object.entries(def.shape).map(([key, inner]) => [key, strict(inner)])),
          catchall: z.never(),
          error: (issue: z.core.$ZodRawIssue) =>
            issue.code === 'unrecognized_keys'
              ? unknownFieldTexts(issue.keys, Object.keys(def.shape)).join('\n')
              : messageOf(def.error?.(issue as never)),
        }
      case 'array':
        return changed(def, { element: strict(def.element) })
      case 'record':
        return changed(def, { valueType: strict(def.valueType) })
      case 'union':
        return { ...def, options: def.options.map(strict) }
      case 'optional':
      case 'nullable':
      case 'default':
      case 'prefault':
      case 'readonly':
      case 'nonoptional':
      case 'catch':
        return changed(def, { innerType: strict(def.innerType) })
      case 'pipe':
        return changed(def, { in: strict(def.in), out: strict(def.out) })
      case 'string':
      case 'number':
      case 'boolean':
      case 'null':
      case 'literal':
      case 'enum':
      case 'transform':
      case 'file':
      case 'undefined':
        return undefined
      default:
        throw new Error(`inputs with ${def.type} are not made strict yet`)
    }
  }

  return strict
}

function changed<Def extends object>(def: Def, inner: Partial<Def>): Def | undefined {
  const isChanged = Object.entries(inner).some(([key, value]) => def[key as keyof Def] !== value)
  return isChanged ? { ...def, ...inner } : undefined
}

/** Cloning a definition keeps the checks but not the description, so copy the metadata. */
function copyOf(schema: Schema, def: object): Schema {
  const copy = z.core.clone(schema, def as Schema['_zod']['def'])
  const meta = z.globalRegistry.get(schema)
  if (meta) z.globalRegistry.add(copy, meta)
  return copy
}

/** Returns one text for each of the first unknown fields. Texts have no line breaks. */
export function unknownFieldTexts(unknown: readonly string[], known: readonly string[]): readonly string[] {
  return unknown.slice(0, maxNamedFields).map((name) => {
    const nearest = nearestName(name, known)
    return nearest === undefined ? 'Unknown field' : `Unknown field; did you mean "${nearest}"?`
  })
}

function messageOf(message: string | { readonly message: string } | null | undefined): string | undefined {
  return typeof message === 'object' ? message?.message : message
}
