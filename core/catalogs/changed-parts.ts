import type { CatalogDocument } from './catalog-document.ts'
import { type CatalogPart, partId } from './catalog-parts.ts'
import { partsOf } from './parts-of.ts'

/** A part that differs between two catalogs. null: missing in this catalog. */
export interface ChangedPart {
  readonly kind: CatalogPart['kind']
  readonly key: string
  readonly before: CatalogPart['value']
  readonly after: CatalogPart['value']
}

/**
 * Returns the differences between two catalogs: changed parts in the order of the later one, then removed
 * parts. A different position alone does not count.
 */
export function changedParts(before: CatalogDocument, after: CatalogDocument): ChangedPart[] {
  const old = new Map(partsOf(before).map((part) => [partId(part), part]))
  const changed = partsOf(after).flatMap((part): ChangedPart[] => {
    const { kind, key, value } = part
    const was = old.get(partId(part))?.value ?? null
    old.delete(partId(part))
    return isSameValue(was, value) ? [] : [{ kind, key, before: was, after: value }]
  })
  const gone = [...old.values()].map(({ kind, key, value }) => ({ kind, key, before: value, after: null }))
  return [...changed, ...gone]
}

/** True if two values of a part are equal apart from their position. */
export function isSameValue(a: CatalogPart['value'], b: CatalogPart['value']): boolean {
  return isSame(withoutPosition(a), withoutPosition(b))
}

function withoutPosition(value: CatalogPart['value']): unknown {
  return value !== null && 'position' in value ? { ...value, position: undefined } : value
}

/** True if two values are equal as JSON, ignoring the order of keys. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const entries = definedEntries(a)
  const others = new Map(definedEntries(b))
  return entries.length === others.size && entries.every(([key, value]) => isSame(value, others.get(key)))
}

function definedEntries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, one]) => one !== undefined)
}
