import { join } from 'node:path'
import type { Config } from '#config'
import { diskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { s3Store } from './s3-store.ts'

export function createFileStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStore {
  return s3 ? s3Store(s3) : diskStore(join(dataDir, 'files'))
}
