import { S3mini } from 's3mini'
import type { Config } from '#config'
import type { FileStore } from './file-store.ts'

const abortMs = 20_000

/** Stores files in a bucket of S3, or of a compatible service. */
export function s3Store({
  endpoint,
  accessKeyId,
  secretAccessKey,
  region,
}: NonNullable<Config['s3']>): FileStore {
  const bucket = new S3mini({
    endpoint,
    accessKeyId,
    secretAccessKey,
    region,
    requestAbortTimeout: abortMs,
  })
  return {
    async put(key, bytes) {
      await bucket.putObject(key, bytes, 'application/octet-stream')
    },
    async get(key) {
      const response = await bucket.getObjectResponse(key)
      return response?.body ?? undefined
    },
    async remove(key) {
      await bucket.deleteObject(key)
    },
  }
}
