import type { contract } from '@costard/contract'
import type { Answers } from '../../answers.ts'
import type { ProductParts } from '../../parts.ts'
import { addPicture } from './add-picture.ts'

export function catalogPictureEndpoints(parts: ProductParts): Answers<typeof contract.catalogPictures> {
  return {
    add: ({ context: { call }, input }) => addPicture(parts, call.change, call.caller.userId, input),
  }
}
