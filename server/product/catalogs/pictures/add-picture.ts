import { catalogLimits, type CatalogId, type PictureId, type TeamId } from '@costard/contract'
import { cleanFile } from '#files'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { newId } from '../../rows/new-id.ts'
import type { ProductParts } from '../../parts.ts'
import { insertPicture } from './picture-store.ts'

/**
 * Stores a picture by its content, without metadata. image: base64. Throws catalog/not-found,
 * catalog/picture-unreadable, catalog/too-many-pictures.
 */
export async function addPicture(
  { now }: Pick<ProductParts, 'now'>,
  { tx, record }: Change,
  savedBy: string,
  input: { readonly teamId: TeamId; readonly catalogId: CatalogId; readonly image: string },
): Promise<{ id: PictureId }> {
  const { teamId, catalogId, image } = input
  const file = cleanFile(Buffer.from(image, 'base64'))
  const longest = Math.max(file?.size?.width ?? Infinity, file?.size?.height ?? Infinity)
  if (
    !file ||
    (file.type !== 'image/png' && file.type !== 'image/jpeg') ||
    longest > catalogLimits.maxPictureSide
  )
    throw apiError('catalog/picture-unreadable')
  const pictureId = newId<PictureId>()
  const { type, bytes } = file
  await insertPicture(tx, { teamId, catalogId, pictureId, type, bytes, savedAt: now(), savedBy })
  await record({ teamId, entity: 'catalog', entityId: catalogId, after: { picture: pictureId } })
  return { id: pictureId }
}
