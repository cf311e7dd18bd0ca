import { S3mini } from 's3mini'
import { z } from 'zod'
import type { Config } from '#config'
import { inPieces } from '../archive/in-pieces.ts'
import type { BackupPlace } from './backup-place.ts'
import { isScheduled, scheduledPrefix } from './scheduled-name.ts'
import { tryAgain } from './try-again.ts'

/** Size of each request. A bucket accepts 10,000 parts per file, so a file may have 160 GB. */
const pieceBytes = 16 * 1024 * 1024
/** Sufficient for a piece at half a megabit per second. */
const requestMs = 300_000
/** An upload that started this long ago belongs to a process that was killed. */
const abandonedMs = 24 * 60 * 60_000

/**
 * Stores backups in an S3 bucket. Each piece is a separate request, which is retried if it fails, so that a
 * broken connection costs one piece. A file appears once all of its pieces are stored.
 */
export function bucketPlace(address: NonNullable<Config['s3']>, bytesOfPiece = pieceBytes): BackupPlace {
  const bucket = new S3mini({ ...address, requestAbortTimeout: requestMs, minPartSize: bytesOfPiece })
  return {
    addressOf: (name) => `s3://${bucket.bucketName}/${name}`,
    async prepare(now) {
      for (const upload of await unfinishedUploads(bucket))
        if (isScheduled(upload.Key) && now.getTime() - upload.Initiated.getTime() > abandonedMs)
          await bucket.abortMultipartUpload(upload.Key, upload.UploadId)
    },
    async write(name, bytes) {
      if (await tryAgain(() => bucket.objectExists(name))) throw failed('EEXIST', `${name} exists already`)
      return upload(bucket, name, inPieces(bytes, bytesOfPiece))
    },
    async requireFile(name) {
      if (!(await tryAgain(() => bucket.objectExists(name))))
        throw failed('ENOENT', `the bucket ${bucket.bucketName} has no ${name}`)
    },
    read: (name) => piecesOf(bucket, name, bytesOfPiece),
    async scheduled() {
      const objects = await tryAgain(() => bucket.listObjects('/', scheduledPrefix))
      if (!objects) throw failed('ENOENT', `there is no bucket ${bucket.bucketName}`)
      return objects
        .filter(({ Key }) => isScheduled(Key))
        .map(({ Key, Size }) => ({ name: Key, bytes: Number(Size) }))
        .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    },
    async remove(name) {
      await bucket.deleteObject(name)
    },
  }
}

async function upload(bucket: S3mini, name: string, pieces: AsyncIterable<Buffer>): Promise<number> {
  const id = await tryAgain(() => bucket.getMultipartUploadId(name))
  const parts: Awaited<ReturnType<S3mini['uploadPart']>>[] = []
  let size = 0
  try {
    for await (const piece of pieces) {
      parts.push(await tryAgain(() => bucket.uploadPart(name, id, piece, parts.length + 1)))
      size += piece.length
    }
    await bucket.completeMultipartUpload(name, id, parts)
    // The protocol allows an error in a response with status 200.
    const stored = await tryAgain(() => bucket.getContentLength(name))
    if (stored !== size) throw new Error(`the bucket has ${stored} bytes of ${name}, not ${size}`)
    return size
  } catch (error) {
    // The first error is the one reported; remains are removed by `prepare`.
    await bucket.abortMultipartUpload(name, id).catch(() => {})
    throw error
  }
}

async function* piecesOf(bucket: S3mini, name: string, bytesOfPiece: number): AsyncGenerator<Uint8Array> {
  const size = await tryAgain(() => bucket.getContentLength(name))
  for (let from = 0; from < size; from += bytesOfPiece)
    yield await tryAgain(async () => {
      const to = Math.min(from + bytesOfPiece, size)
      const answer = await bucket.getObjectRaw(name, false, from, to)
      const piece = new Uint8Array(await answer.arrayBuffer())
      if (piece.length !== to - from) throw new Error(`the bucket gave ${piece.length} bytes of ${to - from}`)
      return piece
    })
}

const unfinishedUpload = z.object({
  Key: z.string(),
  UploadId: z.string(),
  Initiated: z.string().transform((text) => new Date(text)),
})

/** The response as returned by s3mini 1.0.2, whose type is wrong: a single upload is not in a list. */
const uploadsAnswer = z.object({
  ListMultipartUploadsResult: z.object({
    Upload: z.union([z.array(unfinishedUpload), unfinishedUpload.transform((one) => [one])]).default([]),
  }),
})

async function unfinishedUploads(bucket: S3mini): Promise<readonly z.output<typeof unfinishedUpload>[]> {
  const answer = await tryAgain(() =>
    bucket.listMultipartUploads('/', '', 'GET', { prefix: scheduledPrefix }),
  )
  return uploadsAnswer.parse(answer).ListMultipartUploadsResult.Upload
}

function failed(code: 'EEXIST' | 'ENOENT', message: string): Error {
  return Object.assign(new Error(message), { code })
}
