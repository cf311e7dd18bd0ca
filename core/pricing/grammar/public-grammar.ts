/** Grammar of a catalog, for programs that validate or document catalogs. */
export * from './catalog-grammar.ts'
export * from './condition-grammar.ts'
export * from './effect-grammar.ts'
export {
  type Described,
  type Fields,
  formsOf,
  type Grammar,
  type ListKind,
  type Node,
  type NumberKind,
  object,
  type ObjectNode,
  omit,
  pick,
  type TextKind,
} from './grammar.ts'
