/** The store of all files: on disk, or in a bucket that several processes share. Keys consist of ids only. */
export interface FileStore {
  /** Stores the whole file or nothing. */
  readonly put: (key: string, bytes: Buffer) => Promise<void>
  /** Returns the content as a stream; undefined if the file does not exist. */
  readonly get: (key: string) => Promise<ReadableStream<Uint8Array> | undefined>
  /** Removes a file; it is not an error if the file does not exist. */
  readonly remove: (key: string) => Promise<void>
}
