import type { CatalogDocument } from '@costard/contract'
import { compileCatalog } from '@costard/pricing'
import { dayIn } from '@costard/quotes'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import type { TeamRow } from '../teams/team-store.ts'
import { insertPublishedCatalogs, type Publication } from './catalog-store.ts'

/**
 * Throws catalog/not-publishable with the findings of compileCatalog. Takes up to a second for a large
 * catalog: call before the transaction, which blocks a connection and locks.
 */
export function requirePublishable(
  { timeZone }: Pick<TeamRow, 'timeZone'>,
  publishedAt: Date,
  documents: readonly CatalogDocument[],
): void {
  const date = dayIn(timeZone, publishedAt)
  for (const { pricing } of documents) {
    const { errors } = compileCatalog(pricing, { date })
    if (errors.length > 0)
      throw apiError('catalog/not-publishable', { catalogId: pricing.id, findings: errors })
  }
}

/** Publishes new catalogs, all or none. The catalogs must be publishable. */
export async function publishCatalogs(
  tx: Transaction,
  parts: Pick<ProductParts, 'documents'>,
  publication: Publication,
  documents: readonly CatalogDocument[],
): Promise<void> {
  await insertPublishedCatalogs(tx, publication, documents)
  const { teamId, publishedBy: by } = publication
  await bumpRevisions(tx, parts, teamId, { catalogs: documents.map(({ pricing }) => pricing.id) }, by)
}
