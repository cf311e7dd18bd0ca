import type { Config } from '#config'
import { bucketPlace } from './bucket-place.ts'
import { folderPlace } from './folder-place.ts'

/** The place of backups: a folder, or a bucket of S3. */
export interface BackupPlace {
  /** Returns the address of a backup, as operators type it. */
  readonly addressOf: (name: string) => string
  /** Prepares the place for backups, and removes what killed processes left there. */
  readonly prepare: (now: Date) => Promise<void>
  /** Writes a file, completely or not at all, and returns its size in bytes. Throws EEXIST if it exists. */
  readonly write: (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<number>
  /** Throws ENOENT if there is no such file. */
  readonly requireFile: (name: string) => Promise<void>
  readonly read: (name: string) => AsyncIterable<Uint8Array>
  /** Backups written by the schedule, oldest first. */
  readonly scheduled: () => Promise<readonly StoredBackup[]>
  readonly remove: (name: string) => Promise<void>
}

export interface StoredBackup {
  readonly name: string
  readonly bytes: number
}

/** Takes an absolute path, or the address of a bucket. */
export function backupPlace(to: NonNullable<Config['backups']>['to']): BackupPlace {
  return typeof to === 'string' ? folderPlace(to) : bucketPlace(to)
}
