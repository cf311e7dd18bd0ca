import { join } from 'node:path'
import type { Config } from '#config'
import { diskStore } from './disk-store.ts'
import { s3Store } from './s3-store.ts'

/** Where files are kept: on disk, or in a bucket that several processes share. Keys are made of ids only. */
export interface FileStore {
  /** Whole or not at all. */
  readonly put: (key: string, bytes: Buffer) => Promise<void>
  /** Returns the content as a stream; undefined if there is none. */
  readonly get: (key: string) => Promise<ReadableStream<Uint8Array> | undefined>
  /** A file that does not exist is no error. */
  readonly remove: (key: string) => Promise<void>
}

export function createFileStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStore {
  return s3 ? s3Store(s3) : diskStore(join(dataDir, 'files'))
}
