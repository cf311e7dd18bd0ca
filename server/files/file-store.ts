/** The store of all files: on disk, or in a bucket that several processes share. Keys are made of ids only. */
export interface FileStore {
  /** Whole or not at all. */
  readonly put: (key: string, bytes: Buffer) => Promise<void>
  /** Returns the content as a stream; undefined if there is none. */
  readonly get: (key: string) => Promise<ReadableStream<Uint8Array> | undefined>
  /** A file that does not exist is no error. */
  readonly remove: (key: string) => Promise<void>
}
