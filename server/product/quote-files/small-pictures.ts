import { fileLimits } from '@costard/contract'
import { LRUCache } from 'lru-cache'
import { type FileStore, type Shrinker, ShrinkerBusy, shrinkLimits } from '#files'
import { type FileRow, storageKeyOf } from '../quotes/file-rows/quote-file-store.ts'

/** Thumbnails of pictures of quotes: made at the first request, and stored beside the picture. */
export interface SmallPictures {
  /** Returns the thumbnail as WebP; undefined if the picture itself is to be used. */
  readonly get: (row: FileRow) => Promise<ReadableStream<Uint8Array> | undefined>
}

/**
 * Key of the thumbnail of a stored picture. Ids have a fixed length, so the key cannot belong to another
 * file.
 */
export function smallKeyOf(storageKey: string): string {
  return `${storageKey}small`
}

export function createSmallPictures(files: FileStore, { shrink }: Pick<Shrinker, 'shrink'>): SmallPictures {
  const running = new Map<string, Promise<Buffer | undefined>>()
  const unshrinkable = new LRUCache<string, true>({ max: shrinkLimits.unshrinkable })

  async function make(teamId: string, storageKey: string): Promise<Buffer | undefined> {
    const read = async () => {
      const picture = await files.get(storageKey)
      return picture && Buffer.from(await new Response(picture).arrayBuffer())
    }
    const small = await shrink(teamId, read, fileLimits.maxPixels)
    if (!small) {
      unshrinkable.set(storageKey, true)
      return undefined
    }
    await files.put(smallKeyOf(storageKey), small)
    // If the picture was deleted meanwhile, delete the thumbnail too.
    const still = await files.get(storageKey)
    await still?.cancel()
    if (!still) await files.remove(smallKeyOf(storageKey))
    return small
  }

  return {
    async get(row) {
      const storageKey = storageKeyOf(row)
      if (!row.type.startsWith('image/') || isSmall(row) || unshrinkable.has(storageKey)) return undefined
      const kept = await files.get(smallKeyOf(storageKey))
      if (kept) return kept
      const making =
        running.get(storageKey) ?? make(row.teamId, storageKey).finally(() => running.delete(storageKey))
      running.set(storageKey, making)
      const small = await making.catch(unlessBusy)
      return small && new Blob([new Uint8Array(small)]).stream()
    },
  }
}

function unlessBusy(error: unknown): undefined {
  if (!(error instanceof ShrinkerBusy)) throw error
}

/**
 * True for a picture that needs no thumbnail. Few bytes can contain many pixels, which a device has to keep
 * in memory.
 */
function isSmall({ size, width, height }: FileRow): boolean {
  const { smallBytes, smallWidth } = shrinkLimits
  return size <= smallBytes && Math.max(width ?? Infinity, height ?? Infinity) <= smallWidth
}
