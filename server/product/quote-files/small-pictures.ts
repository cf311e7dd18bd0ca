import { fileLimits } from '@costard/contract'
import { LRUCache } from 'lru-cache'
import { type FileStore, type Shrinker, ShrinkerBusy, shrinkLimits } from '#files'
import { type FileRow, storageKeyOf } from '../quotes/file-rows/quote-file-store.ts'

/** Pictures of quotes as lists show them: made once, when somebody looks, and kept beside the picture. */
export interface SmallPictures {
  /** Returns the content as WebP; undefined where the picture itself has to do. */
  readonly get: (row: FileRow) => Promise<ReadableStream<Uint8Array> | undefined>
}

/** Where the small version of a stored picture is. Ids have one length, so that it is no other file. */
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
    // Deleted meanwhile, picture first: then nothing may be left of it.
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

/** Few bytes can hold many pixels, which the reader's device has to hold in memory. */
function isSmall({ size, width, height }: FileRow): boolean {
  const { smallBytes, smallWidth } = shrinkLimits
  return size <= smallBytes && Math.max(width ?? Infinity, height ?? Infinity) <= smallWidth
}
