import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../../api.ts'
import type { ProductParts } from '../../parts.ts'
import { addPicture } from './add-picture.ts'

export function catalogPictureEndpoints(
  parts: ProductParts,
): Router<typeof contract.catalogPictures, CallContext> {
  return {
    add: api.catalogPictures.add.handler(({ context: { call }, input }) =>
      addPicture(parts, call.change, call.caller.userId, input),
    ),
  }
}
