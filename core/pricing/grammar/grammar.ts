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
/** Kinds of numbers. Minor: minor units. The others but `any` and `bound` are whole, or basis points. */
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
/** Kinds of lists and records. `whole`: as many entries as the catalog has. */
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
 * Grammar of the values of a type, as data. The check before a catalog is published, the inputs of the API
 * and its documentation are derived from it.
 */
export type Grammar<Type = unknown> = Node & Of<Type>
/** The grammar of an object, whose fields can be picked. */
export type Fields<Type = unknown> = ObjectNode & Of<Type>

interface Of<Type> {
  /** Never there: carries the type. */
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

/** Objects that differ by the value of one field. */
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

/** Objects that differ by the field that they have. otherwise: the field that one without any of them lacks. */
export function byKey<Options extends Grammars>(
  options: Options,
  otherwise?: keyof Options & string,
): Grammar<{ [Key in keyof Options]: { readonly [Name in Key]: Described<Options[Key]> } }[keyof Options]> {
  return { is: 'byKey', options, ...(otherwise !== undefined && { otherwise }) }
}

/** Objects with the fields of both. */
export function both<One, Other>(one: Grammar<One>, other: Grammar<Other>): Grammar<One & Other> {
  return { is: 'both', of: [one, other] }
}

/** Leaves, or lists of them by a word that joins them, or lists of those. levels: with that of the leaf. */
export function nested<Type>(
  leaf: Grammar,
  { joins, levels }: { readonly joins: readonly string[]; readonly levels: number },
): Grammar<Type> {
  return { is: 'nested', joins, leaf, levels }
}

/** note: for who reads the documentation of the API. */
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

/** Returns the fields of each form that an object can have, with whether they are optional. */
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
