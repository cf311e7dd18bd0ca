import { type CatalogPart, type CatalogParts, partId, type PartKind } from '@costard/catalogs'
import type { ById } from './map-view.ts'

/** Returns the value of a part; undefined if the catalog does not have the part. */
export function partValue<Kind extends PartKind>(
  parts: Pick<ById<CatalogPart>, 'get'>,
  kind: Kind,
  key: string,
): CatalogParts[Kind] | undefined {
  // A CatalogPart has the value of its kind.
  return (parts.get(partId({ kind, key }))?.value ?? undefined) as CatalogParts[Kind] | undefined
}
