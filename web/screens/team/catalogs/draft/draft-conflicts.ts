import type { CatalogPart } from '@costard/catalogs'
import { DraftPart, Part } from '@costard/contract'

interface Conflict {
  readonly part: CatalogPart
  /** Undefined: as published. */
  readonly changed: DraftPart | undefined
}

/** Returns the parts in the detail of catalog/part-changed, as they are stored. */
export function conflictsIn(detail: unknown): Conflict[] {
  if (typeof detail !== 'object' || detail === null || !('parts' in detail)) return []
  return Array.isArray(detail.parts) ? detail.parts.flatMap(conflictIn) : []
}

function conflictIn(found: unknown): Conflict[] {
  const changed = DraftPart.safeParse(found)
  const part = Part.safeParse(partIn(found))
  return changed.success && part.success ? [{ part: part.data, changed: changed.data }] : []
}

function partIn(found: unknown): unknown {
  if (typeof found !== 'object' || found === null) return undefined
  const { kind, key, value } = { kind: undefined, key: undefined, value: null, ...found }
  return { kind, key, value }
}
