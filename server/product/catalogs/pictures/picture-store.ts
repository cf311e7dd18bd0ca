import { catalogLimits } from '@costard/contract'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import { isCatalog } from '../drafts/draft-store.ts'
import { catalogPictures, catalogs } from '../schema.ts'

type PictureRow = typeof catalogPictures.$inferSelect

/**
 * Inserts a picture. Throws catalog/not-found, catalog/too-many-pictures. Serialised per catalog, so that the
 * limit is exact.
 */
export async function insertPicture(tx: Transaction, row: PictureRow): Promise<void> {
  const { teamId, catalogId } = row
  const [found] = await tx
    .select({ catalogId: catalogs.catalogId })
    .from(catalogs)
    .where(isCatalog(row))
    .for('no key update')
  if (!found) throw apiError('catalog/not-found')
  const { maxPictures } = catalogLimits
  const ofCatalog = and(eq(catalogPictures.teamId, teamId), eq(catalogPictures.catalogId, catalogId))
  if ((await tx.$count(catalogPictures, ofCatalog)) >= maxPictures)
    throw apiError('catalog/too-many-pictures', { maxPictures })
  await tx.insert(catalogPictures).values(row)
}

export async function findPicture(
  tx: Transaction,
  pictureId: string,
): Promise<Pick<PictureRow, 'type' | 'bytes'> | undefined> {
  const { type, bytes } = catalogPictures
  const [picture] = await tx
    .select({ type, bytes })
    .from(catalogPictures)
    .where(eq(catalogPictures.pictureId, pictureId as PictureRow['pictureId'])) // id from the address
  return picture
}
