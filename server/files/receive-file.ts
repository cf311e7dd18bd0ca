import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#config'
import { CodedError } from '#http'

/** An uploaded file, stored on disk until it is disposed. */
export interface ReceivedFile extends AsyncDisposable {
  readonly size: number
  readonly sha256: Buffer
  readonly read: () => Promise<Buffer>
}

/**
 * Writes a request body to disk, so that slow uploads take no memory. Throws request/too-large as soon as it
 * exceeds the limit.
 */
export type ReceiveFile = (body: ReadableStream<Uint8Array> | null, maxBytes: number) => Promise<ReceivedFile>

/** An upload takes minutes at most; an older file was left by a process that exited. Milliseconds. */
const abandonedMs = 3_600_000

export function createReceiver({ dataDir }: Pick<Config, 'dataDir'>): {
  readonly receive: ReceiveFile
  /** Deletes files left by processes that exited during an upload. */
  readonly removeAbandoned: (now: Date) => Promise<void>
} {
  const folder = join(dataDir, 'uploads')
  return {
    async receive(body, maxBytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, randomUUID())
      const remove = () => rm(path, { force: true })
      const hash = createHash('sha256')
      let size = 0
      try {
        await using file = await open(path, 'wx', 0o600)
        for await (const chunk of body ?? []) {
          size += chunk.byteLength
          if (size > maxBytes) throw tooLarge(maxBytes)
          hash.update(chunk)
          await file.write(chunk)
        }
      } catch (error) {
        await remove()
        throw error
      }
      return { size, sha256: hash.digest(), read: () => readFile(path), [Symbol.asyncDispose]: remove }
    },
    async removeAbandoned(now) {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name)
        const found = await stat(path).catch(() => undefined)
        if (found && now.getTime() - found.mtimeMs > abandonedMs) await rm(path, { force: true })
      }
    },
  }
}

function tooLarge(maxBytes: number): CodedError {
  return new CodedError({
    code: 'request/too-large',
    status: 413,
    message: 'The request body is too large.',
    detail: { maxBytes },
  })
}
