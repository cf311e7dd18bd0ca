import type { CatalogDocument, CatalogId, TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import { findCatalog } from './catalog-store.ts'

/** Catalog of a line; without a version, the published one. */
export interface CatalogRef {
  readonly catalogId: CatalogId
  readonly catalogVersion?: number | undefined
}

export type CatalogOf = (ref: CatalogRef) => CatalogDocument

/** Reads the catalogs of lines, each once. Throws catalog/not-found, catalog/version-gone, catalog/not-published. */
export async function getCatalogs(
  tx: Transaction,
  teamId: TeamId,
  refs: readonly CatalogRef[],
): Promise<CatalogOf> {
  const found = new Map<string, CatalogDocument>()
  for (const ref of refs) {
    const key = keyOf(ref)
    if (!found.has(key)) found.set(key, await getCatalog(tx, teamId, ref))
  }
  return (ref) => {
    const document = found.get(keyOf(ref))
    if (!document) throw new Error('the catalog of a line was not loaded')
    return document
  }
}

async function getCatalog(
  tx: Transaction,
  teamId: TeamId,
  { catalogId, catalogVersion }: CatalogRef,
): Promise<CatalogDocument> {
  const found = await findCatalog(tx, teamId, catalogId, catalogVersion)
  if (!found) throw apiError('catalog/not-found')
  if (found.document) return found.document
  throw apiError(catalogVersion === undefined ? 'catalog/not-published' : 'catalog/version-gone')
}

function keyOf({ catalogId, catalogVersion }: CatalogRef): string {
  return `${catalogId} ${catalogVersion ?? 'published'}`
}
