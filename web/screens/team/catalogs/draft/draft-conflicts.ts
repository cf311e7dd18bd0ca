import { type CatalogPart, partKinds } from '@costard/catalogs'
import type { DraftPart } from '@costard/contract'
import { recordOf } from '#live/record-of.ts'

interface Conflict {
  readonly part: CatalogPart
  /** Undefined: as published. */
  readonly changed: DraftPart | undefined
}

/** Returns the parts in the detail of catalog/part-changed, as they are stored. The server wrote them. */
export function conflictsIn(detail: unknown): Conflict[] {
  const { parts } = recordOf(detail)
  return Array.isArray(parts) ? parts.flatMap(conflictIn) : []
}

// Without the schemas of the contract: they would load the validation of every call.
function conflictIn(found: unknown): Conflict[] {
  const { kind, key, rev, value = null, updatedAt, updatedBy } = recordOf(found)
  const known = partKinds.find((one) => one === kind)
  if (known === undefined || typeof key !== 'string' || typeof rev !== 'number') return []
  const part = { kind: known, key, value } as CatalogPart
  if (typeof updatedAt !== 'string' || typeof updatedBy !== 'string') return []
  return [{ part, changed: { kind: known, key, rev, updatedAt, updatedBy } }]
}
