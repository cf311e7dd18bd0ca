import { shopLimits } from '@costard/contract'
import { drawnSmall } from '#ui/pictures/drawn-small.ts'

/** Returns a logo scaled down for storage, as base64 of a PNG. Throws UnreadablePicture. */
export function smallLogo(file: Blob): Promise<string> {
  return drawnSmall(file, {
    sides: [256, 128],
    types: ['image/png'],
    maxBytes: shopLimits.maxLogoBytes,
    maxFileBytes: 2 * 1024 * 1024,
  })
}
