import type { Transaction } from '#database'
import type { TeamId } from '@costard/contract'

/** A stored file of a team. */
export interface StoredFile {
  /** Path in an archive, with / between folders. */
  readonly name: string
  /** Number of bytes, known before reading; undefined: a text of moderate length. */
  readonly size?: number
  /** Returns the content in pieces; undefined if removed meanwhile. */
  readonly read: () => Promise<AsyncIterable<Uint8Array> | Iterable<Uint8Array> | undefined>
}

/** Lists the stored files of a team, a page at a time. */
export type ListStoredFiles = (tx: Transaction, teamId: TeamId) => AsyncIterable<StoredFile>

/** Returns a name chosen by people, safe as a file name: no folders, not hidden. */
export function safeFileName(name: string): string {
  return name.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^\.+/, '')
}
