/** LRU cache of files, limited by bytes. Concurrent calls for the same key share the making of a file. */
export interface DocumentCache {
  readonly get: (key: string, make: () => Promise<Buffer>) => Promise<Buffer>
}

export function createDocumentCache(maxBytes: number): DocumentCache {
  const files = new Map<string, Buffer>()
  const making = new Map<string, Promise<Buffer>>()
  let bytes = 0

  function keep(key: string, file: Buffer): void {
    files.set(key, file)
    bytes += file.length
    for (const [oldest, { length }] of files) {
      if (bytes <= maxBytes) return
      files.delete(oldest)
      bytes -= length
    }
  }

  return {
    get(key, make) {
      const known = files.get(key)
      if (known) {
        files.delete(key) // move to the end
        files.set(key, known)
        return Promise.resolve(known)
      }
      const started = making.get(key)
      if (started) return started
      const made = make()
        .then((file) => {
          keep(key, file)
          return file
        })
        .finally(() => making.delete(key))
      making.set(key, made)
      return made
    },
  }
}
