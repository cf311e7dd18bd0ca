import { type CatalogExample, catalogLimits, type ExampleId } from '@costard/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import type { CatalogKey } from '../drafts/draft-store.ts'
import { isCatalog } from '../drafts/draft-store.ts'
import { catalogExamples, catalogs } from '../schema.ts'

type ExampleRow = typeof catalogExamples.$inferSelect

export async function listExamples(tx: Transaction, key: CatalogKey): Promise<CatalogExample[]> {
  const rows = await tx
    .select()
    .from(catalogExamples)
    .where(ofCatalog(key))
    .orderBy(asc(catalogExamples.createdAt), asc(catalogExamples.exampleId))
  return rows.map(describeExample)
}

/**
 * Inserts an example. Throws catalog/not-found, catalog/too-many-examples. Serialised per catalog, so that
 * the limit is exact.
 */
export async function insertExample(tx: Transaction, row: ExampleRow): Promise<CatalogExample> {
  const [found] = await tx
    .select({ catalogId: catalogs.catalogId })
    .from(catalogs)
    .where(isCatalog(row))
    .for('no key update')
  if (!found) throw apiError('catalog/not-found')
  const { maxExamples } = catalogLimits
  if ((await tx.$count(catalogExamples, ofCatalog(row))) >= maxExamples)
    throw apiError('catalog/too-many-examples', { maxExamples })
  await tx.insert(catalogExamples).values(row)
  return describeExample(row)
}

/** Deletes an example and returns its name. Throws catalog/example-not-found. */
export async function deleteExample(tx: Transaction, key: CatalogKey, exampleId: ExampleId): Promise<string> {
  const [gone] = await tx
    .delete(catalogExamples)
    .where(and(ofCatalog(key), eq(catalogExamples.exampleId, exampleId)))
    .returning({ name: catalogExamples.name })
  if (!gone) throw apiError('catalog/example-not-found')
  return gone.name
}

function ofCatalog({ teamId, catalogId }: CatalogKey) {
  return and(eq(catalogExamples.teamId, teamId), eq(catalogExamples.catalogId, catalogId))
}

function describeExample({ exampleId, name, trial, createdBy, createdAt }: ExampleRow): CatalogExample {
  return { id: exampleId, name, trial, createdBy, createdAt: createdAt.toISOString() }
}
