import { z } from 'zod'
import { recordedCall } from '../calls/call.ts'
import { catalogLimits } from './catalog-limits.ts'
import { CatalogId, PictureId, TeamId } from '../ids.ts'

/**
 * Pictures of choices. The wording of a question refers to pictures by id, in drafts and in published
 * versions.
 */
export const catalogPictures = {
  add: recordedCall(
    'catalog.edit',
    {
      method: 'POST',
      path: '/teams/{teamId}/catalogs/{catalogId}/pictures',
      tags: ['Catalogs'],
      summary: 'Add a picture that choices of a catalog can show',
      successStatus: 201,
    },
    'catalog/not-found',
    'catalog/picture-unreadable',
    'catalog/too-many-pictures',
  )
    .input(
      z.object({
        teamId: TeamId,
        catalogId: CatalogId,
        image: z
          .base64()
          .min(1)
          .max(Math.ceil(catalogLimits.maxPictureBytes / 3) * 4)
          .describe(
            `A PNG or JPEG of at most ${catalogLimits.maxPictureBytes} bytes and ${catalogLimits.maxPictureSide} pixels a side`,
          ),
      }),
    )
    .output(z.object({ id: PictureId })),
}
