import { type CatalogPart, type CatalogParts, partId, type PartKind } from '@costard/catalogs'

/** Returns the value of a part; undefined: it is not there. */
export function partValue<Kind extends PartKind>(
  parts: ReadonlyMap<string, CatalogPart>,
  kind: Kind,
  key: string,
): CatalogParts[Kind] | undefined {
  // A CatalogPart has the value of its kind.
  return (parts.get(partId({ kind, key }))?.value ?? undefined) as CatalogParts[Kind] | undefined
}
