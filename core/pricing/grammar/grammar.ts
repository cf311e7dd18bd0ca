import type { Answer } from '../catalog.ts'

/** Kinds of texts; bounds and patterns belong to the readers of the grammar. */
export type TextKind =
  | 'word'
  | 'key'
  | 'name'
  | 'propositionName'
  | 'unit'
  | 'taxName'
  | 'date'
  | 'attribute'
  | 'attributeValue'
/** Kinds of numbers. Minor: minor units. All except `any` and `bound` are integers, or basis points. */
export type NumberKind =
  | 'any'
  | 'bound'
  | 'whole'
  | 'rank'
  | 'quantity'
  | 'minor'
  | 'signedMinor'
  | 'stepMinor'
  | 'rateBp'
  | 'ratePcm'
  | 'factorBp'
  | 'shareBp'
  | 'signedShareBp'
/** Kinds of lists and records. `whole`: as many entries as in the catalog. */
export type ListKind =
  | 'whole'
  | 'conditions'
  | 'values'
  | 'effects'
  | 'overrides'
  | 'services'
  | 'choices'
  | 'effectsOfChoices'
  | 'taxRates'
  | 'taxes'
  | 'checks'
  | 'attributes'
  | 'gradeAmounts'

export type Node = { readonly note?: string } & (
  | { readonly is: 'text'; readonly as: TextKind }
  | { readonly is: 'number'; readonly as: NumberKind }
  | { readonly is: 'flag' }
  | { readonly is: 'answer' }
  | { readonly is: 'oneOf'; readonly values: readonly string[] }
  | { readonly is: 'nullable'; readonly of: Node }
  | { readonly is: 'either'; readonly of: readonly Node[] }
  | { readonly is: 'list'; readonly of: Node; readonly as: ListKind }
  | { readonly is: 'record'; readonly keys: TextKind; readonly of: Node; readonly as: ListKind }
  | ObjectNode
  | { readonly is: 'byTag'; readonly tag: string; readonly options: Readonly<Record<string, ObjectNode>> }
  | { readonly is: 'byKey'; readonly options: Nodes; readonly otherwise?: string }
  | { readonly is: 'both'; readonly of: readonly [Node, Node] }
  | { readonly is: 'nested'; readonly joins: readonly string[]; readonly leaf: Node; readonly levels: number }
)

export interface ObjectNode {
  readonly is: 'object'
  readonly required: Nodes
  readonly optional: Nodes
  readonly note?: string
}

export type Nodes = Readonly<Record<string, Node>>

/**
 * Grammar of the values of a type, as data. Source of the check before publishing, of the API's inputs and of
 * its documentation.
 */
export type Grammar<Type = unknown> = Node & Of<Type>
/** Grammar of an object, whose fields can be picked. */
export type Fields<Type = unknown> = ObjectNode & Of<Type>

interface Of<Type> {
  /** Never present; carries the type. */
  readonly '~type'?: Type
}

export type Described<Of extends Grammar> = Of extends Grammar<infer Type> ? Type : never

type Grammars = Readonly<Record<string, Grammar>>
type ObjectOf<Required extends Grammars, Optional extends Grammars> = {
  readonly [Key in keyof Required]: Described<Required[Key]>
} & { readonly [Key in keyof Optional]?: Described<Optional[Key]> }

export const text = (as: TextKind): Grammar<string> => ({ is: 'text', as })
export const number = (as: NumberKind): Grammar<number> => ({ is: 'number', as })
export const flag: Grammar<boolean> = { is: 'flag' }
export const answer: Grammar<Answer> = { is: 'answer' }

export function oneOf<const Value extends string>(...values: readonly Value[]): Grammar<Value> {
  return { is: 'oneOf', values }
}

export function nullable<Type>(of: Grammar<Type>): Grammar<Type | null> {
  return { is: 'nullable', of }
}

export function either<const Options extends readonly Grammar[]>(
  ...of: Options
): Grammar<Described<Options[number]>> {
  return { is: 'either', of }
}

export function list<Type>(of: Grammar<Type>, as: ListKind): Grammar<readonly Type[]> {
  return { is: 'list', of, as }
}

export function record<Type>(
  keys: TextKind,
  of: Grammar<Type>,
  as: ListKind,
): Grammar<Readonly<Record<string, Type>>> {
  return { is: 'record', keys, of, as }
}

export function object<Required extends Grammars, Optional extends Grammars = Record<never, never>>(
  required: Required,
  optional?: Optional,
): Fields<ObjectOf<Required, Optional>> {
  return { is: 'object', required, optional: optional ?? {} }
}

/** Returns the grammar of objects that differ by the value of one field. */
export function byTag<const Tag extends string, Options extends Readonly<Record<string, Fields>>>(
  tag: Tag,
  options: Options,
): Grammar<
  {
    [Key in keyof Options & string]: { readonly [Name in Tag]: Key } & Described<Options[Key]>
  }[keyof Options & string]
> {
  return { is: 'byTag', tag, options }
}

/**
 * Returns the grammar of objects that differ by which field they have. otherwise: fields of an object without
 * any of these.
 */
export function byKey<Options extends Grammars>(
  options: Options,
  otherwise?: keyof Options & string,
): Grammar<{ [Key in keyof Options]: { readonly [Name in Key]: Described<Options[Key]> } }[keyof Options]> {
  return { is: 'byKey', options, ...(otherwise !== undefined && { otherwise }) }
}

/** Returns the grammar of objects with the fields of both. */
export function both<One, Other>(one: Grammar<One>, other: Grammar<Other>): Grammar<One & Other> {
  return { is: 'both', of: [one, other] }
}

/**
 * Returns the grammar of leaves, of lists of them under a joining word, or of lists of these. levels:
 * including the leaf.
 */
export function nested<Type>(
  leaf: Grammar,
  { joins, levels }: { readonly joins: readonly string[]; readonly levels: number },
): Grammar<Type> {
  return { is: 'nested', joins, leaf, levels }
}

/** note: text for the documentation of the API. */
export function noted<Of extends Grammar>(note: string, of: Of): Of {
  return { ...of, note }
}

export function pick<Type, Key extends keyof Type & string>(
  { required, optional }: Fields<Type>,
  ...keys: readonly Key[]
): Fields<Pick<Type, Key>> {
  return { is: 'object', required: chosen(required, keys), optional: chosen(optional, keys) }
}

export function omit<Type, Key extends keyof Type & string>(
  { required, optional }: Fields<Type>,
  ...keys: readonly Key[]
): Fields<Omit<Type, Key>> {
  const others = Object.keys({ ...required, ...optional }).filter((key) => !keys.some((one) => one === key))
  return { is: 'object', required: chosen(required, others), optional: chosen(optional, others) }
}

function chosen(nodes: Nodes, keys: readonly string[]): Nodes {
  return Object.fromEntries(Object.entries(nodes).filter(([key]) => keys.includes(key)))
}

/** Returns the fields of each variant of an object, and whether they are optional. */
export function formsOf(node: Node): readonly ObjectNode[] {
  switch (node.is) {
    case 'object':
      return [node]
    case 'byTag':
      return Object.entries(node.options).map(([value, { required, optional }]) => ({
        is: 'object',
        required: { [node.tag]: oneOf(value), ...required },
        optional,
      }))
    case 'byKey':
      return Object.entries(node.options).map(([key, of]) => ({
        is: 'object',
        required: { [key]: of },
        optional: {},
      }))
    case 'both': {
      const [one, other] = node.of
      return formsOf(one).flatMap((first) =>
        formsOf(other).map((second) => ({
          is: 'object' as const,
          required: { ...first.required, ...second.required },
          optional: { ...first.optional, ...second.optional },
        })),
      )
    }
    default:
      throw new Error(`not an object: ${node.is}`)
  }
}
