import type { CatalogPart } from '@costard/catalogs'

/** Changes as one text, a line each: all of an import fit one call, so that all or none are stored. */
export function linesOf(changes: readonly { readonly part: CatalogPart; readonly rev: number }[]): string {
  return changes
    .map(({ part: { kind, key, value }, rev }) => JSON.stringify([kind, key, rev, value]))
    .join('\n')
}
