import { type CatalogPart, partKinds } from '@costard/catalogs'
import type { DraftPart } from '@costard/contract'
import { recordOf } from '#live/record-of.ts'

interface Conflict {
  readonly part: CatalogPart
  /** Stored change; undefined: as published. */
  readonly changed: DraftPart | undefined
}

/** Returns the stored parts in the detail of catalog/part-changed, which the server wrote. */
export function conflictsIn(detail: unknown): Conflict[] {
  const { parts } = recordOf(detail)
  return Array.isArray(parts) ? parts.flatMap(conflictIn) : []
}

// Parsed without the schemas of the contract, which would load the validation of every call.
function conflictIn(found: unknown): Conflict[] {
  const { kind, key, rev, value = null, updatedAt, updatedBy } = recordOf(found)
  const known = partKinds.find((one) => one === kind)
  if (known === undefined || typeof key !== 'string' || typeof rev !== 'number') return []
  const part = { kind: known, key, value } as CatalogPart
  if (typeof updatedAt !== 'string' || typeof updatedBy !== 'string') return []
  return [{ part, changed: { kind: known, key, rev, updatedAt, updatedBy } }]
}
