import type { Transaction } from '#database'
import type { TeamId } from '@costard/contract'

/** A stored file of a team. */
export interface StoredFile {
  /** Path in an archive, with / between folders. */
  readonly name: string
  /** Bytes, known before the content is read; undefined: a text of moderate length. */
  readonly size?: number
  /** Pieces of the content; undefined if it has been removed meanwhile. */
  readonly read: () => Promise<AsyncIterable<Uint8Array> | Iterable<Uint8Array> | undefined>
}

/** Lists the stored files of a team, a page at a time. */
export type ListStoredFiles = (tx: Transaction, teamId: TeamId) => AsyncIterable<StoredFile>

/** Returns a name, which people may have chosen, without anything that is a folder or hidden file. */
export function safeFileName(name: string): string {
  return name.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^\.+/, '')
}
