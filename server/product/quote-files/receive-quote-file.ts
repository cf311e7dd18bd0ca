import { FileId, fileLimits, type QuoteFile, type TeamId } from '@costard/contract'
import type { Context } from 'hono'
import { type CleanFile, cleanFile, type ReceiveFile } from '#files'
import { apiError } from '../calls/api-error.ts'
import { newId } from '../rows/new-id.ts'
import type { ProductParts } from '../parts.ts'
import { planRemoval, storageKeyOf } from '../quotes/file-rows/quote-file-store.ts'
import { createUploadSlots, type UploadSlots } from './upload-slots.ts'

/** Time after which an upload without a row counts as abandoned. */
const unrecordedMs = 3_600_000

/** A stored file without a row in the database yet. */
export interface ReceivedFile {
  readonly fileId: FileId
  readonly file: Pick<QuoteFile, 'type' | 'size' | 'width' | 'height'>
  readonly hash: Buffer
  /** Cleaned content to store. */
  readonly bytes: Buffer
}

/** Receives the uploads of this process, within common limits. */
export interface QuoteFileReceiver extends Pick<UploadSlots, 'take'> {
  /** Reads, cleans and stores the body of a request. Throws request/too-large, file/refused. */
  readonly receive: (
    c: Context,
    teamId: TeamId,
    takes: 'all' | 'photos',
    maxBytes?: number,
  ) => Promise<ReceivedFile>
}

export function createQuoteFileReceiver(
  { database, files, now }: Pick<ProductParts, 'database' | 'files' | 'now'>,
  receive: ReceiveFile,
): QuoteFileReceiver {
  const slots = createUploadSlots()
  return {
    take: slots.take,
    async receive(c, teamId, takes, maxBytes = fileLimits.maxBytes) {
      requireSmall(c, maxBytes)
      await using received = await receive(c.req.raw.body, maxBytes)
      const fileId = newId<FileId>()
      const { file, bytes } = await slots.inMemory(async () => {
        const clean = requireClean(await received.read())
        const { type, bytes: cleaned, size } = clean
        if (takes === 'photos' && !type.startsWith('image/')) throw apiError('file/refused')
        const storageKey = storageKeyOf({ teamId, fileId })
        await planRemoval(database.orm, storageKey, new Date(now().getTime() + unrecordedMs))
        await files.put(storageKey, cleaned)
        const { width = null, height = null } = size ?? {}
        return { bytes: cleaned, file: { type, size: cleaned.length, width, height } }
      })
      return { fileId, file, bytes, hash: received.sha256 }
    },
  }
}
/** Throws request/too-large without reading a body whose Content-Length is too large. */
function requireSmall(c: Context, maxBytes: number): void {
  if (Number(c.req.header('content-length') ?? 0) <= maxBytes) return
  // The rest of the body stays unread, so the connection cannot be reused.
  c.header('connection', 'close')
  throw apiError('request/too-large', { maxBytes })
}

/** Returns the cleaned content. Throws file/refused. */
function requireClean(bytes: Buffer): CleanFile {
  const file = cleanFile(bytes)
  if (!file) throw apiError('file/refused')
  const { maxPixels, maxSide } = fileLimits
  const { width, height } = file.size ?? { width: 1, height: 1 }
  if (width * height > maxPixels || width * height === 0) throw apiError('file/refused', { maxPixels })
  if (Math.max(width, height) > maxSide) throw apiError('file/refused', { maxSide })
  return file
}
